// Setup file of every test project: the seed of property and model tests. It is derived from the commit, so that a
// failure is reproducible elsewhere. FOYER_SEED sets another one.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FOYER_SEED) })
