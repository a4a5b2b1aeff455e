import type { WrittenRule } from '@foyer/api/staff/rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill, type Texts } from '@foyer/staff-interface/table'
import { dollars } from '../shared/money.ts'
import { DiffTable } from '../ui/diff-table.tsx'
import { percent, whole } from './amounts.ts'
import { contentLanguages, type Field, fieldsOf, listOf, prizeFieldsOf, type Written } from './fields.ts'
import { fieldText, text } from './text.ts'

interface Fact {
  /** distinguishes the facts of a rule */
  readonly key: string
  readonly name: string
  /** the key and the name without the language */
  readonly group: string
  readonly shared: string
  readonly language?: Language
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
      return [{ key, group: key, name: `${at}${name}`, shared: `${at}${name}`, value: shown(field, value, words) }]
    const texts = (value ?? {}) as Written
    return contentLanguages.map((language) => ({
      key: `${key} ${language}`,
      group: key,
      shared: `${at}${name}`,
      language,
      name: `${at}${name} · ${words.fields[language]}`,
      value: String(texts[language] ?? ''),
    }))
  })

const useFacts = () => {
  const words = { language: useLanguage(), fields: useText(fieldText), t: useText(text) }
  return ({ kind, parameters }: WrittenRule): Fact[] => [
    { key: 'kind', group: 'kind', name: words.t.kind, shared: words.t.kind, value: words.t[kind] },
    ...factsIn(fieldsOf[kind], parameters, words),
  ]
}

/** Lists the parameters of a rule. A text is shown in all languages. */
export const RuleFacts = ({ rule }: { rule: WrittenRule }) => {
  const factsOf = useFacts()
  const groups = new Map<string, { name: string; facts: Fact[] }>()
  for (const fact of factsOf(rule)) {
    const group = groups.get(fact.group) ?? { name: fact.shared, facts: [] }
    groups.set(fact.group, { ...group, facts: [...group.facts, fact] })
  }
  return (
    <dl className="facts">
      {[...groups].map(([group, { name, facts }]) => (
        <div className="fact" key={group}>
          <dt>{name}</dt>
          {facts.map(({ key, value, language }) => (
            <dd key={key} lang={language}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

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
    <DiffTable
      names={[t.field, t.before, t.after]}
      rows={changes.map(({ key, name }) => ({
        key,
        name,
        before: old.get(key)?.value,
        after: next.get(key)?.value,
      }))}
    />
  )
}
