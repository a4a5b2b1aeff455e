import { type PreviewPerson, type PreviewSeen, previewName, previewPeople } from '@foyer/api/preview'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { type Language, languageNames } from '@foyer/staff-interface/languages'
import { fill } from '@foyer/staff-interface/table'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Segments, SelectField, TextField } from '../ui/field.tsx'
import { ClientFrame, type FrameSize, type FrameTheme } from './client-frame.tsx'
import { millisecondsOf, momentFrom } from './moments.ts'
import { personNames, previewText } from './preview-text.ts'
import { columns } from './texts.ts'

const moments = ['now', 'before', 'open', 'after', 'own'] as const
type Moment = (typeof moments)[number]
const minute = 60_000
const hour = 60 * minute

/** A draft that the server made of the document. */
export interface ShownDraft {
  readonly token: string
  readonly route: string
  readonly omitted: readonly number[]
}

interface Props {
  readonly draft: ShownDraft | undefined
  /** milliseconds; undefined where the document states none */
  readonly opens: number | undefined
  readonly closes: number | undefined
  /** the document changed since the draft was made */
  readonly isBehind: boolean
}

const momentOf = (
  moment: Moment,
  own: string,
  opens: number | undefined,
  closes: number | undefined,
): number | null => {
  switch (moment) {
    case 'before':
      return opens === undefined ? null : opens - 24 * hour
    case 'open':
      return opens === undefined ? null : Math.min(opens + hour, (closes ?? opens + 2 * hour) - minute)
    case 'after':
      return closes === undefined ? null : closes + minute
    case 'own':
      return millisecondsOf(momentFrom(own)) ?? null
    case 'now':
      return null
  }
}

/** The page in the real client, to any person, in any language, place and moment. */
export const Preview = ({ draft, opens, closes, isBehind }: Props) => {
  const t = useText(previewText)
  const people = useText(personNames)
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [seen, setSeen] = useState<Omit<PreviewSeen, 'at'>>({ person: 'login', country: 'elsewhere' })
  const [moment, setMoment] = useState<Moment>('now')
  const [own, setOwn] = useState('')
  const [theme, setTheme] = useState<FrameTheme>('light')
  const [size, setSize] = useState<FrameSize>('standard')
  const name = draft && previewName(draft.token, { ...seen, at: momentOf(moment, own, opens, closes) })
  const address = draft && `/#${draft.route}${draft.route.includes('?') ? '&' : '?'}preview=${name}&lang=${language}`
  const known = moments.filter(
    (one) =>
      !((one === 'before' || one === 'open') && opens === undefined) && !(one === 'after' && closes === undefined),
  )
  return (
    <section className="preview" aria-label={t.title}>
      <Segments<Language>
        label={t.language}
        value={language}
        choices={columns.map((one) => [one, languageNames[one]])}
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
      <div className="phone">
        {address ? (
          <ClientFrame {...{ address, theme, size }} title={t.frame} />
        ) : (
          <div className="phone-wait">
            <span className="spinner" aria-hidden="true" />
            {t.preparing}
          </div>
        )}
      </div>
      <div className="preview-foot">
        <span className="soft" role="status">
          {isBehind && draft
            ? t.updating
            : draft && draft.omitted.length > 0 && fill(t.omitted, { count: draft.omitted.length })}
        </span>
        {address && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t.window}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </section>
  )
}
