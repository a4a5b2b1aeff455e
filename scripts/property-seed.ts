// Every project's setup file: the seed of its properties and models. A commit explores with a seed of its own, and again
// with the same one, so that what failed in one place fails in the other; FOYER_SEED picks another.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FOYER_SEED) })
