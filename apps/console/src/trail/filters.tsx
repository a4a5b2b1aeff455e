import { useLanguage, useText } from '@foyer/staff-interface/language'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { UnfoldFilters } from '../ui/unfold-filters.tsx'
import { actTexts, subjectTexts } from './act-texts.ts'
import { type Actor, actors, areDaysReversed, type Chosen, queryOf, type Range, ranges, type typed } from './filter.ts'
import { actorNames, text } from './text.ts'
import { WhoField } from './who-field.tsx'

/** Filters that a person needs less often. */
const further = ['event', 'subject', 'subjectId'] as const

interface Props {
  readonly chosen: Chosen
  readonly isBusy: boolean
  readonly search: (chosen: Chosen) => void
  readonly clear: (() => void) | undefined
}

interface NameProps {
  readonly label: string
  readonly any: string
  readonly words: Readonly<Record<string, string>>
  readonly value: string
  readonly choose: (name: string) => void
}

/** A choice among names, shown in words and in their order. A name of an earlier release is shown unchanged. */
const NameField = ({ label, any, words, value, choose }: NameProps) => {
  const language = useLanguage()
  const named = Object.entries(words).toSorted(([, one], [, other]) => one.localeCompare(other, language))
  const unknown = value !== '' && !(value in words) ? [[value, value] as const] : []
  return <SelectField<string> label={label} value={value} choices={[['', any], ...unknown, ...named]} choose={choose} />
}

/**
 * The filters of the trail. A choice searches at once, and typed text on Enter or by the button. On a phone all but the
 * days are folded.
 */
export const Filters = ({ chosen, isBusy, search, clear }: Props) => {
  const t = useText(text)
  const kinds = useText(actorNames)
  const acts = useText(actTexts)
  const subjects = useText(subjectTexts)
  const [values, setValues] = useState(chosen)
  const [isUnfolded, setUnfolded] = useState(chosen.range === 'own')
  // the address changed by itself, as by the back button
  const [known, setKnown] = useState(chosen)
  if (known !== chosen) {
    setKnown(chosen)
    setValues(chosen)
  }
  const change = (more: Partial<Chosen>) => setValues({ ...values, ...more })
  const searchBy = (more: Partial<Chosen>) => search({ ...values, ...more })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(values)
  }
  const typedField = (name: (typeof typed)[number]) => (
    <TextField
      key={name}
      label={t[name]}
      value={values[name]}
      maxLength={100}
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const isFurther = further.some((name) => chosen[name] !== '')
  const isOwn = values.range === 'own'
  const inUse = [...queryOf(chosen).keys()].filter((name) => !/^(range|from|until)$/.test(name)).length
  return (
    <search className="filters" aria-label={t.filters} data-folded={!isUnfolded || undefined}>
      <form onSubmit={submit}>
        <SelectField<Range>
          label={t.days}
          value={values.range as Range}
          choices={ranges.map((range) => [range, t[range]])}
          choose={(range) => {
            // days of one's choice have fields of their own
            if (range === 'own') setUnfolded(true)
            searchBy({ range })
          }}
        />
        <UnfoldFilters name={t.filters} {...{ inUse, isUnfolded }} unfold={setUnfolded} />
        {isOwn && (
          <>
            <TextField
              type="date"
              label={t.from}
              value={values.from}
              onChange={({ target }) => searchBy({ from: target.value })}
            />
            <TextField
              type="date"
              label={t.until}
              value={values.until}
              fault={areDaysReversed(values) ? t.daysReversed : undefined}
              onChange={({ target }) => searchBy({ until: target.value })}
            />
          </>
        )}
        <SelectField<Actor | ''>
          label={t.actor}
          value={values.actor as Actor | ''}
          choices={[['', t.anyActor], ...actors.map((actor) => [actor, kinds[actor]] as const)]}
          choose={(actor) => searchBy({ actor })}
        />
        <WhoField value={values.staff} choose={(staff) => searchBy({ staff })} />
        {typedField('reference')}
        <div className="filter-acts">
          <Button type="submit" kind="main" isBusy={isBusy} icon={<Search size={16} aria-hidden="true" />}>
            {t.find}
          </Button>
          {clear && (
            <Button kind="quiet" onClick={clear}>
              {t.clear}
            </Button>
          )}
        </div>
        <details className="further" open={isFurther || undefined}>
          <summary>{t.further}</summary>
          <div className="further-fields">
            <NameField
              label={t.event}
              any={t.anyEvent}
              words={acts}
              value={values.event}
              choose={(event) => searchBy({ event })}
            />
            <NameField
              label={t.subject}
              any={t.anySubject}
              words={subjects}
              value={values.subject}
              choose={(subject) => searchBy({ subject })}
            />
            {typedField('subjectId')}
          </div>
        </details>
      </form>
    </search>
  )
}
