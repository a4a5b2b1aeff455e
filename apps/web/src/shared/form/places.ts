import type { ReasonOf, RefusalOf, Served } from '@foyer/api/endpoints/calls'
import type { Refusal } from '@foyer/protocol/errors'
import type { ByRefusal } from '../errors/by-refusal.ts'

/** A form as a type: the calls that it makes, its fields, and the refusals that belong to no field (`FormOf`). */
export interface AnyForm {
  readonly calls: Served
  readonly field: string
  readonly atForm: Refusal
}

/**
 * A form that makes these calls.
 * @template AtForm refusals that no field can mend, so that each is a problem of the whole form
 */
export interface FormOf<Calls extends Served, Field extends string, AtForm extends RefusalOf<Calls>> extends AnyForm {
  readonly calls: Calls
  readonly field: Field
  readonly atForm: AtForm
}

/** A step of a form that makes only these of its calls. */
export interface StepOf<Form extends AnyForm, Calls extends Form['calls']> extends AnyForm {
  readonly calls: Calls
  readonly field: Form['field']
  readonly atForm: Form['atForm']
}

/** Every reason that a call of the form may fail with. */
export type ReasonIn<Form extends AnyForm> = ReasonOf<Form['calls']>

/** The field of each refusal that the form's calls declare, except those of the whole form. */
export type Places<Form extends AnyForm> = ByRefusal<
  Form['calls'],
  Form['field'],
  Extract<Form['atForm'], RefusalOf<Form['calls']>>
>

/** What prevents the next step of a form, and the field it belongs to. A problem of the `form` is above the main action. */
export interface Problem<Form extends AnyForm> {
  readonly place: Form['field'] | 'form'
  readonly message: string
  /** why the call failed; undefined for a problem that the form found itself */
  readonly reason?: ReasonIn<Form>
  /** the step of the call that failed */
  readonly step?: string
  /** seconds until the call can be repeated; undefined if unknown */
  readonly wait?: number | undefined
}
