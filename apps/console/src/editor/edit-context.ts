import type { EditorSurroundings } from '@foyer/api/staff/editor'
import type { VariableValues } from '@foyer/api/staff/variable-values'
import type { PageVariable } from '@foyer/api/staff/variables'
import type { Language } from '@foyer/staff-interface/languages'
import { createContext, useContext } from 'react'
import type { Path } from './document.ts'
import type { EditorFault } from './faults.ts'

/** What every field of the editor needs. */
export interface Editing {
  readonly isReadOnly: boolean
  readonly surroundings: EditorSurroundings
  /** address of a picture or film by its name */
  readonly mediaAddress: (name: string) => string
  /** the language that a narrow form shows */
  readonly language: Language
  /** texts name no values of an activity */
  readonly isPlain?: boolean
  /** the choices of fields that pick something */
  readonly choices?: Readonly<
    Record<'presenters' | 'films' | 'reels', readonly (readonly [code: string, name: string])[]>
  >
  readonly convert: ((text: string) => string) | undefined
  /** the variables that texts may name, which depend on the rule */
  readonly variables: readonly PageVariable[]
  /** what stands for them when the page is published */
  readonly values: VariableValues
  valueAt(path: Path): unknown
  /** changes a field; undefined removes it */
  edit(path: Path, value: unknown): void
  /** the faults of one field, not of the fields within */
  faultsAt(path: Path): readonly EditorFault[]
}

const EditContext = createContext<Editing | undefined>(undefined)
export const EditProvider = EditContext

export const useEditing = (): Editing => {
  const editing = useContext(EditContext)
  if (!editing) throw new Error('a field of the editor is outside the editor')
  return editing
}
