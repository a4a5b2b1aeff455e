import type { LocalFault, Refusal } from '@foyer/protocol/errors'
import type { z } from 'zod'
import type { AllEndpoints } from './all.ts'
import type { SignedAccess } from './endpoint.ts'
import type { ofEveryCall, ofSignedCall } from './refusals.ts'

/**
 * The endpoints as types, for clients: they import this file as types only, so no schema and no path of another page
 * becomes a part of their script.
 */
export type Served = keyof AllEndpoints
/** Calls on the app API host that admit these callers. */
type CallsWith<Access> = {
  [C in Served]: AllEndpoints[C] extends { readonly host: string }
    ? never
    : AllEndpoints[C]['access'] extends Access
      ? C
      : never
}[Served]

/** Calls that a client signs. */
export type SignedCall = CallsWith<SignedAccess>
/** Public documents, which need no signature. */
export type PublicCall = Extract<CallsWith<'open'>, `GET ${string}`>

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Bare<Name> | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Bare<Name>
    : never
/** A name without what follows it in its segment, as in `:name.m3u8`. */
type Bare<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name
/** The values of the parameters of a call's path. */
export type ParamsOf<C extends string> = { readonly [Name in NamesIn<C>]: string | number }

type Part<C extends Served, Name extends string, Otherwise> = AllEndpoints[C] extends { readonly [N in Name]: infer T }
  ? T extends z.ZodType
    ? z.input<T>
    : Otherwise
  : Otherwise
/** The body that a call sends; empty if the declaration has none. */
export type BodyOf<C extends Served> = Part<C, 'body', Readonly<Record<never, never>>>
/** The query of a call. */
export type QueryOf<C extends Served> = Part<C, 'query', Readonly<Record<never, never>>>
/** The data of a successful reply. */
export type DataOf<C extends Served> = AllEndpoints[C] extends { readonly reply: infer T }
  ? T extends z.ZodType
    ? z.output<T>
    : undefined
  : undefined

/** The refusals of a call that a screen handles, as the declaration lists them. */
export type RefusalOf<C extends Served> = C extends Served
  ? AllEndpoints[C] extends { readonly refusals: readonly (infer R)[] }
    ? R
    : never
  : never

/** Refusals of the signature, the session and the level of a caller; a client renews its token before it signs. */
type SignedRefusal = (typeof ofSignedCall)[number] | RefusalOf<'POST /auth/register'>
/**
 * The reasons that every call of this kind may fail with: what the server refuses apart from the act, and what goes
 * wrong before or instead of a reply. Without a call, those that public and signed calls have in common.
 */
export type GeneralReason<C extends Served = never> =
  | LocalFault
  | (typeof ofEveryCall)[number]
  | (C extends PublicCall ? never : C extends Served ? SignedRefusal : never)
/** The signed calls that declare this refusal. */
export type CallRefusing<R extends Refusal> = { [C in SignedCall]: R extends RefusalOf<C> ? C : never }[SignedCall]
/** Every reason that a call may fail with. */
export type ReasonOf<C extends Served = never> = RefusalOf<C> | GeneralReason<C>

declare const exchanged: unique symbol
/** The path of a call, with the types of the body that it takes, the data that it returns, its query, and its name. */
export type Path<Body, Data, Query = unknown, Call = unknown> = string & {
  readonly [exchanged]?: readonly [Body, Data, Query, Call]
}
/** The path of a call that a client signs. */
export type SignedPath<Body, Data, C extends SignedCall = SignedCall> = Path<Body, Data, unknown, C>
/** The path of a public document. */
export type PublicPath<Data> = Path<unknown, Data, unknown, PublicCall>
