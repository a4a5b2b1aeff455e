import type { BlockKind } from '@foyer/api/page-content'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CalendarRange, CircleHelp, Gift, ListTodo, type LucideIcon, Plus } from 'lucide-react'
import { blockNames } from '../campaigns/fault-text.ts'
import { text as ruleText } from '../rules/text.ts'
import { Button } from '../ui/button.tsx'
import { AddBlock } from './add-block.tsx'
import type { CampaignDocument } from './document.ts'
import { useEditing } from './edit-context.ts'
import { type EditorFault, placeOf, tellingOf } from './faults.ts'
import { isKind } from './fields.ts'
import { itemsOf, type PartList } from './history.ts'
import { kindIcons } from './kinds.ts'
import { OutlineRow } from './outline-row.tsx'
import { isRuleKind } from './rule-part.tsx'
import { text } from './text.ts'
import { textIn } from './texts.ts'

export interface OutlineActs {
  select(part: string): void
  add(list: PartList, kind?: BlockKind): void
  duplicate(list: PartList, index: number): void
  remove(list: PartList, index: number): void
  move(list: PartList, from: number, to: number): void
}

interface Props {
  readonly document: CampaignDocument
  readonly keys: Readonly<Record<PartList, readonly string[]>>
  readonly selected: string
  readonly faults: readonly EditorFault[]
  readonly isReadOnly: boolean
  readonly acts: OutlineActs
}

interface FixedProps {
  readonly part: 'activity' | 'rule'
  readonly icon: LucideIcon
  readonly name: string
  readonly summary: string
  readonly isSelected: boolean
  readonly problems: number
  select(part: string): void
}

/** The row of a part that every campaign has exactly once. */
const FixedRow = ({ part, icon: Icon, name, summary, isSelected, problems, select }: FixedProps) => {
  const t = useText(text)
  return (
    <div className="part-row part-activity" data-selected={isSelected || undefined}>
      <button
        type="button"
        className="part-name"
        data-part={part}
        aria-current={isSelected || undefined}
        onClick={() => select(part)}
      >
        <Icon className="part-icon" size={17} aria-hidden="true" />
        <span className="part-text">
          <span className="part-title">{name}</span>
          <span className="part-summary">{summary}</span>
        </span>
        {problems > 0 && (
          <span className="part-problems">
            <span aria-hidden="true">{problems}</span>
            <span className="visually-hidden">{fill(t.problemsHere, { count: problems })}</span>
          </span>
        )}
      </button>
    </div>
  )
}

/** Everything that the page consists of, in order. */
export const Outline = ({ document, keys, selected, faults, isReadOnly, acts }: Props) => {
  const t = useText(text)
  const names = useText(blockNames)
  const rules = useText(ruleText)
  const language = useLanguage()
  const { convert } = useEditing()
  const problemsIn = (list: PartList, index: number) =>
    faults.filter(({ path }) => {
      const place = placeOf(path)
      return place.list === list && place.index === index
    }).length
  const problemsUnder = (part: string) => faults.filter(({ path }) => path.startsWith(part)).length

  const rows = (list: PartList) => (
    <ol>
      {itemsOf(document, list).map((item, index, all) => {
        const id = keys[list][index] ?? ''
        const { kind } = item
        const known = list === 'blocks' && isKind(kind) ? kind : undefined
        const name = list === 'stages' ? `${t.stages} ${index + 1}` : known ? names[known] : String(kind)
        return (
          <OutlineRow
            key={id}
            {...{ list, id, index, name, isReadOnly }}
            all={all.length}
            summary={textIn(tellingOf(item), language, convert)}
            icon={list === 'stages' ? ListTodo : known ? kindIcons[known] : CircleHelp}
            isSelected={selected === id}
            problems={problemsIn(list, index)}
            acts={{
              select: () => acts.select(id),
              move: (to) => acts.move(list, index, to),
              drop: (key, to) => {
                const from = keys[list].indexOf(key)
                // the row leaves its place before it goes to the other
                const place = from < to ? to - 1 : to
                if (from >= 0 && from !== place) acts.move(list, from, place)
              },
              duplicate: () => acts.duplicate(list, index),
              remove: () => acts.remove(list, index),
            }}
          />
        )
      })}
    </ol>
  )
  const hasHero = document.page.blocks.some(({ kind }) => kind === 'hero')
  return (
    <nav className="parts" aria-label={t.parts}>
      <p id="outline-keys" className="visually-hidden">
        {t.byKeyboard}
      </p>
      <FixedRow
        part="activity"
        icon={CalendarRange}
        name={t.activity}
        summary={textIn(document.activity.title, language, convert) || t.activityLead}
        isSelected={selected === 'activity'}
        problems={problemsUnder('activity')}
        select={acts.select}
      />
      <FixedRow
        part="rule"
        icon={Gift}
        name={t.rule}
        summary={isRuleKind(document.rule?.kind) ? rules[document.rule.kind] : t.ruleLead}
        isSelected={selected === 'rule'}
        problems={problemsUnder('rule')}
        select={acts.select}
      />
      <h2 className="part-heading">{t.blocks}</h2>
      {document.page.blocks.length === 0 && <p className="soft part-none">{t.noBlocks}</p>}
      {rows('blocks')}
      {!isReadOnly && (
        <AddBlock used={hasHero ? new Set(['hero']) : new Set()} add={(kind) => acts.add('blocks', kind)} />
      )}
      {(itemsOf(document, 'stages').length > 0 || !isReadOnly) && <h2 className="part-heading">{t.stages}</h2>}
      {rows('stages')}
      {!isReadOnly && (
        <Button kind="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={() => acts.add('stages')}>
          {t.addStage}
        </Button>
      )}
    </nav>
  )
}
