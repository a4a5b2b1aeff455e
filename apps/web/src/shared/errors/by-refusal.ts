import type { GeneralReason, RefusalOf, Served } from '@foyer/api/endpoints/calls'

/**
 * The reasons of a failure where a screen compares with one after the other: `reason satisfies Known<Call, …>` compiles
 * only if it names every refusal of the calls, those that the screen compares with and those that it does not.
 */
export type Known<C extends Served, Named extends RefusalOf<C>> = Named | GeneralReason<C>

/**
 * A table with a value for each refusal of the calls, except those of `Others`, which the screen treats like any
 * failure. A refusal that a declaration gains does not compile until the table or `Others` names it. The table may also
 * name reasons that every call has.
 */
export type ByRefusal<C extends Served, Value, Others extends RefusalOf<C> = never> = {
  readonly [R in Exclude<RefusalOf<C>, Others>]: Value
} & { readonly [R in Others]?: never } & { readonly [R in Exclude<GeneralReason<C>, RefusalOf<C>>]?: Value }
