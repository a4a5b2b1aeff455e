import { enteredDay } from '@foyer/api/entered-times'
import { offeringCode } from '@foyer/api/offerings'
import { z } from 'zod'
import { offeringFacts } from './facts.ts'

/** For example 2027-03-01T09:00+08:00. The time zone is required, so that it cannot be misread. */
const moment = z
  .string()
  .refine(
    (text) =>
      /^.{10}T([01]\d|2[0-3]):[0-5]\d(Z|[+-]\d\d:\d\d)$/.test(text) && enteredDay.safeParse(text.slice(0, 10)).success,
    'is no moment with its zone, such as 2027-03-01T09:00+08:00',
  )
  .transform((text) => Date.parse(text))

/** Offerings as an operator declares them: only what is promised, without the settings of the sandbox. */
const declarationFile = z.strictObject({
  offerings: z
    .array(
      z.strictObject({
        code: offeringCode,
        activity: z.number().int().positive(),
        /** the most lots that one application may request, bounded by the wire format */
        maxLots: z.number().int().min(1).max(1_000_000),
        lotsOnOffer: z.number().int().min(1).max(1_000_000_000),
        dates: z.strictObject({
          opens: moment,
          cutOff: moment,
          closes: moment,
          allotment: moment,
          refund: moment,
          listed: moment,
        }),
        facts: offeringFacts.strict(),
        allottedBy: z.enum(['ballot', 'firm']).default('ballot'),
      }),
    )
    .min(1)
    .max(100),
})
export type DeclaredInFile = z.infer<typeof declarationFile>['offerings'][number]

/** Parses a file; returns its offerings, or each fault as text. */
export const readDeclarations = (
  text: string,
): { readonly offerings: readonly DeclaredInFile[]; readonly faults: readonly string[] } => {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { offerings: [], faults: [`is no JSON: ${(error as Error).message}`] }
  }
  const { data, error } = declarationFile.safeParse(written)
  if (data) return { offerings: data.offerings, faults: [] }
  return {
    offerings: [],
    faults: error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  }
}
