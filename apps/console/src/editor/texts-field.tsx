import { languageName } from '@foyer/api/languages'
import { filledText } from '@foyer/api/staff/variable-values'
import { variablesIn } from '@foyer/api/staff/variables'
import { useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill } from '@foyer/staff-interface/table'
import { useId, useRef, useState } from 'react'
import { HongKongActs } from '../translation/hong-kong-acts.tsx'
import { type TextState, TextStateBadge } from '../translation/text-state.tsx'
import { type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { isGap } from './faults.ts'
import type { Limit } from './fields.ts'
import { text } from './text.ts'
import { columns, lengthOf, limitOf, oneLine, textsIn, type WrittenTexts } from './texts.ts'
import { VariableButtons } from './variable-buttons.tsx'

interface Props {
  readonly path: Path
  /** name of the field, for a screen reader in each column */
  readonly label: string
  readonly limit: Limit
  readonly isOptional: boolean
}

const stateOf = (texts: WrittenTexts, language: Language, isChanged: boolean): TextState => {
  const written = texts[language]
  if (language === 'zh-HK' && written === undefined)
    return (texts['zh-CN'] ?? '').trim() === '' ? 'missing' : 'converted'
  if ((written ?? '').trim() === '') return 'missing'
  return language === 'zh-HK' && isChanged ? 'outdated' : 'written'
}
/**
 * One text in three languages side by side. zh-HK is converted from zh-CN until a person confirms or edits it. Later
 * changes of zh-CN do not change it.
 */
export const TextsField = ({ path, label, limit, isOptional }: Props) => {
  const t = useText(text)
  const id = useId()
  const { valueAt, edit, faultsAt, convert, isReadOnly, isPlain, values } = useEditing()
  const texts = textsIn(valueAt(path))
  const simplified = texts['zh-CN'] ?? ''
  // what the person could read when the form opened: a later change of zh-CN makes a hand-written zh-HK doubtful
  const [read, setRead] = useState({ 'zh-CN': simplified, 'zh-HK': texts['zh-HK'] })
  const isChanged = read['zh-CN'] !== simplified && read['zh-HK'] === texts['zh-HK'] && texts['zh-HK'] !== undefined
  const fields = useRef<HTMLDivElement>(null)
  const isAbsent = isOptional && Object.values(texts).every((one) => (one ?? '') === '')

  const write = (language: Language, typed: string) => {
    const next = { ...texts, [language]: oneLine(typed) }
    // nobody edited the converted text, so it follows the new one
    if (language === 'zh-CN' && convert && texts['zh-HK'] === convert(simplified)) delete next['zh-HK']
    // an emptied zh-HK is converted again
    if (language === 'zh-HK' && typed === '') delete next['zh-HK']
    const isEmpty = Object.values(next).every((one) => (one ?? '') === '')
    edit(path, isOptional && isEmpty ? undefined : next)
  }
  const confirm = (converted: string) => {
    edit(path, { ...texts, 'zh-HK': converted })
    setRead({ 'zh-CN': simplified, 'zh-HK': converted })
    fields.current?.querySelector<HTMLElement>('[lang="zh-HK"]')?.focus()
  }
  const convertAgain = () => {
    const { 'zh-HK': _, ...others } = texts
    edit(path, others)
  }
  return (
    <>
      <div className="texts" ref={fields}>
        {columns.map((language) => {
          const at = [...path, language]
          const state = isAbsent ? 'written' : stateOf(texts, language, isChanged)
          const converted = language === 'zh-HK' && texts['zh-HK'] === undefined
          const value = converted ? (simplified && convert ? convert(simplified) : '') : (texts[language] ?? '')
          const most = limitOf(limit, language)
          const length = lengthOf(value)
          const faults = faultsAt(at).filter((fault) => !isGap(fault) && length <= most)
          const field = `${id}-${language}`
          return (
            <div key={language} className="text-column" data-column={language}>
              <div className="text-head">
                <label htmlFor={field}>
                  <span className="visually-hidden">{label}, </span>
                  <span lang={language}>{languageName(language)}</span>
                </label>
                <TextStateBadge state={state} />
              </div>
              <textarea
                id={field}
                className="input"
                lang={language}
                rows={limit === 600 ? 4 : limit === 120 ? 3 : 2}
                value={value}
                readOnly={isReadOnly}
                data-path={pathText(at)}
                data-state={state}
                aria-invalid={faults.length > 0 || length > most || undefined}
                aria-describedby={`${field}-fault ${field}-more`}
                placeholder={converted && simplified && !convert ? t.converting : undefined}
                onChange={({ target }) => write(language, target.value)}
              />
              <div className="text-foot">
                {language === 'zh-HK' && !isReadOnly && (
                  <HongKongActs
                    label={label}
                    confirm={
                      (state === 'converted' || state === 'outdated') && value !== '' ? () => confirm(value) : undefined
                    }
                    convertAgain={
                      !converted && convert && simplified !== '' && convert(simplified) !== value
                        ? convertAgain
                        : undefined
                    }
                  />
                )}
                <span id={`${field}-more`} className="text-count" data-over={length > most || undefined}>
                  {length > most && `${fill(t.tooLong, { over: length - most })} · `}
                  {fill(t.count, { length, limit: most })}
                </span>
                {limit >= 120 && variablesIn(value).length > 0 && (
                  <p className="text-filled">
                    <span className="hint">{t.readsAs}</span>{' '}
                    <span lang={language}>{filledText(value, language, values)}</span>
                  </p>
                )}
                <div id={`${field}-fault`} className="text-faults">
                  <FaultLines faults={faults} />
                </div>
              </div>
            </div>
          )
        })}
      </div>
      {limit >= 120 && !isReadOnly && !isPlain && <VariableButtons fields={fields} label={label} write={write} />}
    </>
  )
}
