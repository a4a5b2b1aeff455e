import { useText } from '@foyer/staff-interface/language'
import { useState } from 'react'
import { HongKongActs } from '../translation/hong-kong-acts.tsx'
import { type TextState, TextStateBadge } from '../translation/text-state.tsx'
import { useConversion } from '../translation/use-conversion.ts'
import { AreaField, TextField } from '../ui/field.tsx'
import { contentLanguages } from './fields.ts'
import type { InputProps } from './input-props.ts'
import { fieldText } from './text.ts'
import { useFaultOf } from './use-fault-of.ts'

type Language = (typeof contentLanguages)[number]

/**
 * A text of a rule in three languages. zh-HK is filled from zh-CN, and follows it, as long as nobody has written another
 * one. It is marked until a person reads it.
 */
export const TextsInput = ({ field, value, change, faults, path }: InputProps) => {
  const t = useText(fieldText)
  const faultOf = useFaultOf(faults)
  const { convert } = useConversion()
  const written = (value ?? {}) as Readonly<Partial<Record<Language, string>>>
  const texts = { 'zh-CN': written['zh-CN'] ?? '', 'zh-HK': written['zh-HK'] ?? '', 'en-US': written['en-US'] ?? '' }
  const [read, setRead] = useState(texts)
  const converted = convert?.(texts['zh-CN'])
  const isRead = read['zh-HK'] === texts['zh-HK']
  const stateOfHongKong = (): TextState => {
    if (texts['zh-HK'] === '' || (isRead && read['zh-CN'] === texts['zh-CN'])) return 'written'
    if (isRead) return 'outdated'
    return texts['zh-HK'] === converted ? 'converted' : 'written'
  }
  const state = stateOfHongKong()
  const isOwn = texts['zh-HK'] !== '' && texts['zh-HK'] !== converted

  const write = (language: Language, typed: string) => {
    const next = { ...texts, [language]: typed }
    // an emptied text is converted again
    if (convert && (language === 'zh-CN' ? !isOwn : next['zh-HK'] === '')) next['zh-HK'] = convert(next['zh-CN'])
    change(next)
  }
  const Input = field.as === 'texts' ? TextField : AreaField
  return (
    <fieldset className="field">
      <legend>{t[field.name]}</legend>
      <div className="rule-texts">
        {contentLanguages.map((language) => (
          <div key={language} className="rule-text">
            <Input
              name={`${path}.${language}`}
              lang={language}
              label={t[language]}
              fault={faultOf(`${path}.${language}`)}
              value={texts[language]}
              onChange={({ target }) => write(language, target.value)}
            />
            {language === 'zh-HK' && (
              <div className="rule-text-state">
                <TextStateBadge state={state} />
                <HongKongActs
                  label={t[field.name]}
                  confirm={state === 'written' ? undefined : () => setRead(texts)}
                  convertAgain={isOwn && converted ? () => change({ ...texts, 'zh-HK': converted }) : undefined}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
