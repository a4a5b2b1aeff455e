import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import type { WrittenRule } from '@foyer/api/staff/rules'
import type { AuthoredStage } from './authored.ts'
import type { AuthoredActivity } from './authored-activity.ts'
import { type Fault, pathOf } from './faults.ts'
import { unstatedVariables } from './variables.ts'

/** The fields of a campaign that could be parsed; others are missing. */
interface Read {
  readonly activity: Partial<AuthoredActivity>
  /** blocks as written, not validated */
  readonly blocks: readonly unknown[]
  readonly stages: readonly Partial<AuthoredStage>[]
  /** the rule of the campaign, whose values texts may name */
  readonly rule: WrittenRule | undefined
}

type Rule = (read: Read) => Fault[]

const fault = (message: string, ...path: readonly PropertyKey[]): Fault => ({ path: pathOf(path), message })

const fieldOf = (value: unknown, key: string): unknown => (value as Readonly<Record<string, unknown>> | null)?.[key]
const blocksOf = (blocks: readonly unknown[], kind: string): number[] =>
  blocks.flatMap((block, i) => (fieldOf(block, 'kind') === kind ? [i] : []))

const repeated = <Value>(values: readonly Value[]): number[] =>
  values.flatMap((value, i) => (value !== undefined && values.indexOf(value) < i ? [i] : []))

const termsAndRisk: Rule = ({ blocks }) =>
  ['terms', 'risk']
    .filter((kind) => blocksOf(blocks, kind).length === 0)
    .map((kind) =>
      fault(`must hold a block of the kind ${kind}: add it, since nothing is published without one`, 'page', 'blocks'),
    )

const oneHero: Rule = ({ blocks }) =>
  blocksOf(blocks, 'hero').flatMap((i, nth) => {
    if (nth > 0) return [fault('is a second hero: remove it, since a page has one', 'page', 'blocks', i)]
    return i > 0 ? [fault('is the hero: move it to the first place', 'page', 'blocks', i)] : []
  })

const somethingToJoin: Rule = ({ activity, blocks, stages }) => {
  if (activity.joinLevel !== null) return []
  const none = 'but activity.joinLevel is null: set it to "register" or "login", or remove this'
  return [
    ...blocksOf(blocks, 'join').map((i) => fault(`is for joining, ${none}`, 'page', 'blocks', i)),
    ...(stages.length > 0 ? [fault(`is for joining, ${none}`, 'page', 'stages')] : []),
    ...(activity.stock !== undefined ? [fault(`is for joining, ${none}`, 'activity', 'stock')] : []),
  ]
}

const countedByStage: Rule = ({ activity, stages }) =>
  activity.stock !== undefined && stages.length > 0
    ? [fault('cannot be combined with stages: remove it, and give each stage its own stock', 'activity', 'stock')]
    : []

const questionsByName: Rule = ({ blocks }) => {
  const questions = blocksOf(blocks, 'faq').flatMap((block) => {
    const written = fieldOf(blocks[block], 'questions')
    return Array.isArray(written) ? written.map((question, i) => ({ id: fieldOf(question, 'id'), block, i })) : []
  })
  return repeated(questions.map(({ id }) => id)).flatMap((nth) => {
    const { block, i } = questions[nth] ?? {}
    return block === undefined || i === undefined
      ? []
      : [
          fault(
            'is also the id of another question: choose a different one',
            'page',
            'blocks',
            block,
            'questions',
            i,
            'id',
          ),
        ]
  })
}

const endsAfterItBegins: Rule = ({ activity, stages }) =>
  [
    { period: activity, path: ['activity'] as PropertyKey[] },
    ...stages.map((period, i) => ({ period, path: ['page', 'stages', i] as PropertyKey[] })),
  ].flatMap(({ period: { opens, closes }, path }) =>
    opens !== undefined && closes !== undefined && closes <= opens
      ? [fault('must be later than opens', ...path, 'closes')]
      : [],
  )

const addressNamesIt: Rule = ({ activity: { route, code } }) => {
  const [page, named] = route?.split('?code=') ?? []
  if (page === undefined || code === undefined) return []
  const isTemplate = page === '/activityTemplate' || page === '/activitySecondTemplate'
  // a page with a route of its own may show a second activity, such as last year's draw next to this year's
  if (named === undefined ? !isTemplate : named === code) return []
  return [fault(`must end in ?code=${code}`, 'activity', 'route')]
}

const asInCatalogue: Rule = ({ activity: { number, code, route } }) => {
  const known = cataloguedActivities.find((one) => one.code === code)
  if (!known)
    return cataloguedActivities.some((one) => one.number === number)
      ? [fault('is the number of another activity of the catalogue: choose a different one', 'activity', 'number')]
      : []
  const faultIfOther = (value: number | string | undefined, field: 'number' | 'route') =>
    value === undefined || value === known[field]
      ? []
      : [fault(`must be ${known[field]} as in the catalogue: remove it`, 'activity', field)]
  return [...faultIfOther(number, 'number'), ...faultIfOther(route, 'route')]
}

const stagesOnTheirPage: Rule = ({ activity: { route }, stages }) => {
  const isStaged = route?.startsWith('/activitySecondTemplate') ?? stages.length > 0
  if (isStaged === stages.length > 0) return []
  return [
    fault(
      isStaged
        ? 'must hold at least 1 stage on this route: add one, or use /activityTemplate'
        : 'are shown on /activitySecondTemplate only: remove them, or change activity.route',
      'page',
      'stages',
    ),
  ]
}

const stagesInOrder: Rule = ({ activity, stages }) => [
  ...repeated(stages.map(({ id }) => id)).map((i) =>
    fault('is also the id of an earlier stage: choose a different one', 'page', 'stages', i, 'id'),
  ),
  ...stages.flatMap(({ opens, closes }, i) => {
    const before = stages[i - 1]?.opens ?? opens
    const path = ['page', 'stages', i]
    return [
      ...(opens !== undefined && before !== undefined && opens < before
        ? [fault('must not be before the stage above opens, since stages are done in order', ...path, 'opens')]
        : []),
      ...(opens !== undefined && activity.opens !== undefined && opens < activity.opens
        ? [fault('must not be before the activity opens', ...path, 'opens')]
        : []),
      ...(closes !== undefined && activity.closes !== undefined && closes > activity.closes
        ? [fault('must not be after the activity closes', ...path, 'closes')]
        : []),
    ]
  }),
]

const askable: Rule = ({ activity: { eligibility, joinLevel, number } }) => [
  ...(eligibility?.accountTypes && joinLevel !== undefined && joinLevel !== 'login'
    ? [
        fault(
          'is known only for clients: set activity.joinLevel to "login", or remove this',
          'activity',
          'eligibility',
          'accountTypes',
        ),
      ]
    : []),
  ...(number !== undefined && eligibility?.notAfter?.includes(number)
    ? [fault('must not name this activity itself', 'activity', 'eligibility', 'notAfter')]
    : []),
]

const variablesAreStated: Rule = ({ activity: { lead, stock }, blocks, stages, rule }) =>
  unstatedVariables({ lead, blocks, stages, stock, rule })

const rules: readonly Rule[] = [
  termsAndRisk,
  oneHero,
  somethingToJoin,
  countedByStage,
  questionsByName,
  endsAfterItBegins,
  addressNamesIt,
  asInCatalogue,
  stagesOnTheirPage,
  stagesInOrder,
  askable,
  variablesAreStated,
]

/** Returns the faults between fields and blocks of a campaign. */
export const rulesBroken = (read: Read): Fault[] => rules.flatMap((rule) => rule(read))
