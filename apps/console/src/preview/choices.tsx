import { languageName } from '@foyer/api/languages'
import { type PreviewPerson, type PreviewSeen, previewName, previewPeople } from '@foyer/api/preview'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { type Language, languages } from '@foyer/staff-interface/languages'
import { useState } from 'react'
import { millisecondsOf, momentFrom } from '../shared/moments.ts'
import { Segments, SelectField, TextField } from '../ui/field.tsx'
import type { FrameSize, FrameTheme } from './client-frame.tsx'
import { personNames, previewText } from './text.ts'
import './preview.css'

const moments = ['now', 'before', 'open', 'after', 'own'] as const
type Moment = (typeof moments)[number]
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** More days than holidays and storms in a row move an end that follows the trading calendar. */
const daysAfterEnd = 14

/** The period of an activity in milliseconds; undefined where the document states none. */
interface Period {
  readonly opens: number | undefined
  readonly closes: number | undefined
}

const momentOf = (
  moment: Moment,
  own: string,
  opens: number | undefined,
  closes: number | undefined,
): number | null => {
  switch (moment) {
    case 'before':
      return opens === undefined ? null : opens - day
    case 'open':
      return opens === undefined ? null : Math.min(opens + hour, (closes ?? opens + 2 * hour) - minute)
    case 'after':
      return closes === undefined ? null : closes + daysAfterEnd * day
    case 'own':
      return millisecondsOf(momentFrom(own)) ?? null
    case 'now':
      return null
  }
}

/** A page that a draft shows. */
interface Shown {
  readonly token: string
  readonly route: string
}

/** What a person chose to see: the language, the visitor, the moment, the place and the look. */
export const usePreviewChoices = ({ opens, closes }: Period) => {
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [seen, setSeen] = useState<Omit<PreviewSeen, 'at'>>({ person: 'login', country: 'elsewhere' })
  const [moment, setMoment] = useState<Moment>('now')
  const [own, setOwn] = useState('')
  const [theme, setTheme] = useState<FrameTheme>('light')
  const [size, setSize] = useState<FrameSize>('standard')
  /** The address of a draft in the client. */
  const addressOf = ({ token, route }: Shown): string => {
    const name = previewName(token, { ...seen, at: momentOf(moment, own, opens, closes) })
    return `/#${route}${route.includes('?') ? '&' : '?'}preview=${name}&lang=${language}`
  }
  const known = moments.filter(
    (one) =>
      !((one === 'before' || one === 'open') && opens === undefined) && !(one === 'after' && closes === undefined),
  )
  return {
    ...{ language, setLanguage, seen, setSeen, moment, setMoment, own, setOwn, theme, setTheme, size, setSize },
    ...{ known, addressOf },
  }
}

/** The fields of these choices. */
export const PreviewChoices = ({ choices }: { choices: ReturnType<typeof usePreviewChoices> }) => {
  const t = useText(previewText)
  const people = useText(personNames)
  const { language, setLanguage, seen, setSeen, moment, setMoment, own, setOwn } = choices
  const { theme, setTheme, size, setSize, known } = choices
  return (
    <div className="preview-controls">
      <Segments<Language>
        label={t.language}
        value={language}
        choices={languages.map((one) => [one, languageName(one)])}
        choose={setLanguage}
      />
      <details className="preview-more">
        <summary>
          <span>{t.shownAs}</span>
          <span className="preview-summary">{[people[seen.person], t[moment], t[seen.country]].join(' · ')}</span>
        </summary>
        <div className="preview-choices">
          <div className="preview-wide">
            <SelectField<PreviewPerson>
              label={t.person}
              value={seen.person}
              choices={previewPeople.map((one) => [one, people[one]])}
              choose={(person) => setSeen({ ...seen, person })}
            />
          </div>
          <SelectField<Moment>
            label={t.when}
            value={moment}
            choices={known.map((one) => [one, t[one]])}
            choose={setMoment}
          />
          {moment === 'own' && (
            <div className="preview-wide">
              <TextField
                type="datetime-local"
                label={t.ownAt}
                value={own}
                onChange={({ target }) => setOwn(target.value)}
              />
            </div>
          )}
          <SelectField<PreviewSeen['country']>
            label={t.country}
            value={seen.country}
            choices={[
              ['elsewhere', t.elsewhere],
              ['mainland', t.mainland],
            ]}
            choose={(country) => setSeen({ ...seen, country })}
          />
          <SelectField<FrameSize>
            label={t.size}
            value={size}
            choices={[
              ['standard', t.standard],
              ['large', t.large],
              ['largest', t.largest],
            ]}
            choose={setSize}
          />
          <SelectField<FrameTheme>
            label={t.theme}
            value={theme}
            choices={[
              ['light', t.light],
              ['dark', t.dark],
            ]}
            choose={setTheme}
          />
        </div>
      </details>
    </div>
  )
}
