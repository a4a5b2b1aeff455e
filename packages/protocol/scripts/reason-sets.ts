import { localFaults, type ReasonFacts, refusals } from '../src/errors.ts'

/** Returns a module that exports the set of reasons with a fact. */
const setOf = (name: string, meaning: string, has: (facts: ReasonFacts) => boolean): string => {
  const reasons = Object.entries<ReasonFacts>({ ...refusals, ...localFaults }).filter(([, facts]) => has(facts))
  return `// Derived from ../errors.ts by \`npm run generate\`.
import type { Reason } from '../errors.ts'

/** ${meaning} */
export const ${name}: ReadonlySet<Reason> = new Set<Reason>([
${reasons.map(([reason]) => `  '${reason}',\n`).join('')}])
`
}

/** The sets of reasons that the client and comm read, by file. Each is a module, so that a script has only what it reads. */
export const reasonSets = {
  'outcome-unknown': () =>
    setOf(
      'outcomeUnknown',
      'The server may have performed the act although the call failed.',
      ({ attempt }) => attempt === 'lose',
    ),
  'before-key': () =>
    setOf(
      'refusedBeforeKey',
      'The server refused before it looked up the key of the act.',
      ({ attempt }) => attempt === 'refuseBeforeKey',
    ),
  'needs-firm': () =>
    setOf(
      'needsFirm',
      'A person cannot resolve it alone; the hotline and the complaint page are shown with it (O6).',
      (facts) => facts.needsFirm,
    ),
  'renews-picture': () =>
    setOf(
      'renewsPicture',
      'The same picture would be refused again; the person has to choose another one.',
      ({ renews }) => renews === 'picture',
    ),
  'renews-token': () =>
    setOf('renewsToken', 'The token is no longer accepted; a new one may be.', ({ renews }) => renews === 'token'),
} as const
