import type { WrittenRule } from '@foyer/api/staff/rules'
import { useLanguage, useText } from '../text/language.ts'
import type { Language } from '../text/languages.ts'
import { fill, type Texts } from '../text/table.ts'
import { dollars, percent, whole } from './amounts.ts'
import { contentLanguages, type Field, fieldsOf, listOf, prizeFieldsOf, type Written } from './fields.ts'
import { fieldText, text } from './text.ts'

interface Fact {
  /** distinguishes the facts of a rule */
  readonly key: string
  readonly name: string
  readonly value: string
}

interface Words {
  readonly language: Language
  readonly fields: Texts<typeof fieldText>
  readonly t: Texts<typeof text>
}

const shown = ({ as, isOptional }: Field, value: unknown, { language, fields, t }: Words): string => {
  if (value === null && isOptional) return t.unlimited
  const nameOf = (one: unknown) => fields[one as keyof typeof fields] ?? String(one)
  if (as === 'tasks') return listOf(value).map(nameOf).join(' · ')
  if (as === 'codes' || as === 'type') return nameOf(value)
  if (typeof value !== 'number') return String(value ?? '')
  return as === 'money' ? dollars(language, value) : as === 'odds' ? percent(language, value) : whole(language, value)
}

const factsIn = (fields: readonly Field[], parameters: Written, words: Words, at = ''): Fact[] =>
  fields.flatMap((field): Fact[] => {
    // units are in the value
    const name = words.fields[field.name].replace(/ ?[（(].*$/, '')
    const key = `${at}${field.name}`
    const value = parameters[field.name]
    if (field.as === 'prizes')
      return listOf(value).flatMap((prize, nth) =>
        factsIn(prizeFieldsOf(prize), prize, words, `${fill(words.t.prize, { nth: nth + 1 })} · `),
      )
    if (field.as !== 'texts' && field.as !== 'longTexts')
      return [{ key, name: `${at}${name}`, value: shown(field, value, words) }]
    const texts = (value ?? {}) as Written
    return contentLanguages.map((language) => ({
      key: `${key} ${language}`,
      name: `${at}${name}, ${words.fields[language]}`,
      value: String(texts[language] ?? ''),
    }))
  })

const useFacts = () => {
  const words = { language: useLanguage(), fields: useText(fieldText), t: useText(text) }
  return ({ kind, parameters }: WrittenRule): Fact[] => [
    { key: 'kind', name: words.t.kind, value: words.t[kind] },
    ...factsIn(fieldsOf[kind], parameters, words),
  ]
}

/** What a rule says, as a list of names and values. */
export const RuleFacts = ({ rule }: { rule: WrittenRule }) => (
  <dl className="facts">
    {useFacts()(rule).map(({ key, name, value }) => (
      <div className="fact" key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What a proposal changes. Without a rule in force it is everything that the proposal says. */
export const RuleChanges = ({ before, after }: { before: WrittenRule | null; after: WrittenRule }) => {
  const t = useText(text)
  const factsOf = useFacts()
  if (!before) return <RuleFacts rule={after} />
  const old = new Map(factsOf(before).map((fact) => [fact.key, fact]))
  const next = new Map(factsOf(after).map((fact) => [fact.key, fact]))
  const changes = [...new Map([...old, ...next]).values()].filter(
    ({ key }) => old.get(key)?.value !== next.get(key)?.value,
  )
  if (changes.length === 0) return <p className="soft">{t.same}</p>
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, name }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="diff-before">{old.get(key)?.value}</td>
            <td className="diff-after">{next.get(key)?.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
