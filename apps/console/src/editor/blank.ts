import type { BlockKind } from '@foyer/api/page-content'
import { blockFields, type Field, type Limit } from './fields.ts'

const emptyTexts = { 'zh-CN': '', 'en-US': '' } as const

/** An empty item of a list. */
export const blankItem = (each: readonly Field[] | Limit): unknown =>
  typeof each === 'number' ? emptyTexts : blankOf(each)

/** Empty values of required fields, so that a form shows where to write. */
export const blankOf = (fields: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.isOptional) return []
      if (field.is === 'texts') return [[field.name, emptyTexts]]
      if (field.is === 'list') return [[field.name, Array.from({ length: field.least }, () => blankItem(field.each))]]
      if (field.is === 'instruments') return [[field.name, []]]
      if (field.is === 'choice') return [[field.name, field.choices[0]]]
      return []
    }),
  )

/** A new block of a kind. */
export const newBlock = (kind: BlockKind) => ({ kind, ...blankOf(blockFields[kind]) })
