import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { pageSchemaVersion } from '@foyer/api/page-content'
import type { WrittenRule } from '@foyer/api/staff/rules'
import { z } from 'zod'
import { type AuthoredBlock, type AuthoredStage, authoredBlocks, authoredStage, type Surroundings } from './authored.ts'
import { type AuthoredActivity, authoredActivity } from './authored-activity.ts'
import { type Fault, Faulty, pathOf } from './faults.ts'
import { readJsonText } from './json-text.ts'
import { expected, faultsIn, missing, unknownField } from './messages.ts'
import { rulesBroken } from './rules.ts'

/** Maximum size of a file in bytes. */
export const longestCampaign = 256 * 1024

/** A valid campaign file: the activity that it declares and the page. */
export interface Campaign {
  readonly activity: AuthoredActivity
  readonly blocks: readonly AuthoredBlock[]
  readonly stages: readonly AuthoredStage[]
  /** the rule that is approved with the page, as it is written */
  readonly rule: WrittenRule | undefined
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Validates field by field, so that one faulty field hides neither faults of other fields nor faults between them. */
const readFields = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: unknown,
  at: readonly PropertyKey[],
  faults: Fault[],
): Partial<z.infer<z.ZodObject<Shape>>> => {
  if (!isFields(value)) {
    faults.push({ path: pathOf(at), message: value === undefined ? missing : expected('object') })
    return {}
  }
  for (const key of Object.keys(value))
    if (!Object.hasOwn(schema.shape, key)) faults.push({ path: pathOf([...at, key]), message: unknownField })
  const read: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(schema.shape)) {
    const parsed = z.safeParse(field, value[key])
    if (parsed.success) read[key] = parsed.data
    else faults.push(...faultsIn(parsed.error.issues, value[key], [...at, key]))
  }
  return read as Partial<z.infer<z.ZodObject<Shape>>>
}

const readBlock = (
  schemas: ReturnType<typeof authoredBlocks>,
  value: unknown,
  at: readonly PropertyKey[],
  faults: Fault[],
): AuthoredBlock | undefined => {
  const kind = isFields(value) ? value.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(schemas, kind)) {
    const known = Object.keys(schemas).join(', ')
    faults.push({ path: pathOf([...at, 'kind']), message: `is not a kind of block: use one of ${known}` })
    return undefined
  }
  const parsed = schemas[kind as keyof typeof schemas].safeParse(value)
  if (!parsed.success) faults.push(...faultsIn(parsed.error.issues, value, at))
  return parsed.data
}

const readList = (value: unknown, at: readonly PropertyKey[], faults: Fault[]): readonly unknown[] => {
  if (Array.isArray(value)) return value
  faults.push({ path: pathOf(at), message: value === undefined ? missing : expected('array') })
  return []
}

/** The fields of an activity, with the number and the route that the catalogue has for its code. */
const withCatalogue = (value: unknown): unknown => {
  const known = isFields(value) && cataloguedActivities.find(({ code }) => code === value.code)
  return known ? { number: known.number, route: known.route, ...value } : value
}

const checkEnvelope = (value: unknown): Fields => {
  if (!isFields(value)) throw new Faulty([{ path: '', message: 'the file must hold one object in braces' }])
  // files of another version cannot be validated
  if (value.schema !== pageSchemaVersion)
    throw new Faulty([{ path: 'schema', message: `must be ${pageSchemaVersion}, the only version that exists` }])
  return value
}

/**
 * Parses a campaign file and validates it against all rules of publishing.
 *
 * @param rule the rule of the campaign, whose values the texts may name; a file has none
 * @throws Faulty with all faults
 */
export const readCampaign = (text: string, surroundings: Surroundings, rule?: WrittenRule): Campaign => {
  const bytes = Buffer.byteLength(text)
  if (bytes > longestCampaign)
    throw new Faulty([
      { path: '', message: `the file is too long: it has ${bytes} bytes and may have at most ${longestCampaign}` },
    ])
  const file = checkEnvelope(readJsonText(text))
  const faults: Fault[] = []
  const envelope = z.object({ schema: z.unknown(), activity: z.unknown(), page: z.unknown() })
  readFields(envelope, file, [], faults)
  const activity = readFields(authoredActivity(surroundings), withCatalogue(file.activity), ['activity'], faults)
  const page = readFields(z.object({ blocks: z.unknown(), stages: z.unknown() }), file.page, ['page'], faults)
  const schemas = authoredBlocks(surroundings)
  const written = readList(page.blocks, ['page', 'blocks'], faults)
  const blocks = written.map((block, i) => readBlock(schemas, block, ['page', 'blocks', i], faults))
  const stageSchema = authoredStage(surroundings)
  const stages = readList(page.stages ?? [], ['page', 'stages'], faults).map((stage, i) =>
    readFields(stageSchema, stage, ['page', 'stages', i], faults),
  )
  faults.push(...rulesBroken({ activity, blocks: written, stages, rule }))
  if (faults.length > 0) throw new Faulty(faults)
  return { activity, blocks, stages, rule } as Campaign
}
