import { z } from 'zod'

/** One call that a system of the firm answers: `POST` of a JSON body, which the caller may repeat. */
export interface Operation<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** below the address of the system */
  readonly path: `/${string}`
  readonly summary: string
  /** what holds beyond the shapes, one sentence each; the contract test checks it */
  readonly promises: readonly string[]
  readonly body: Body
  readonly answer: Answer
  /** reasons for which the system may refuse the call itself; any other refusal is a fault of one of the two sides */
  readonly refusals: readonly string[]
  /** the answer of a system without this operation, which may answer 404; absent: every system has to have it */
  readonly absent?: z.output<Answer>
}

/** What one system of the firm answers. */
export interface Contract {
  /** the name of its folder and of its document */
  readonly system: string
  readonly title: string
  readonly summary: string
  readonly operations: Readonly<Record<string, Operation>>
}

/** Returns an operation with its types. */
export const operation = <Body extends z.ZodType, Answer extends z.ZodType>(
  one: Operation<Body, Answer>,
): Operation<Body, Answer> => one

/** The body of every answer that is no success. */
export const refusalBody = z.object({
  /** for programs; the operation's own, or one of `generalRefusals` */
  reason: z.string().min(1).max(64),
  /** for engineers; it contains no personal data */
  message: z.string().max(500).optional(),
})

/** How old a signature may be, and how far ahead of the system's clock, in seconds. */
const signatureLifeSeconds = 300

/** Refusals that every operation may answer: the HTTP status and its meaning. */
export const generalRefusals = {
  invalid_request: { http: 400, meaning: 'The body does not match the schema. Nothing was done.' },
  signature_wrong: {
    http: 401,
    meaning: `The signature is missing, wrong or older than ${signatureLifeSeconds / 60} minutes. Nothing was done.`,
  },
  in_progress: { http: 409, meaning: 'A call with this key is still being answered. Repeat it.' },
  key_reused: { http: 422, meaning: 'The key was used with another body. Nothing was done.' },
  busy: { http: 503, meaning: 'Nothing was done. Repeat the call later.' },
} as const

/** The largest answer that the server reads, in bytes. */
export const answerBytesMax = 262_144
/** How long a system keeps the answer to a key, in seconds. */
export const keyLifeSeconds = 86_400
