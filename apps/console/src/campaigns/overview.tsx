import type { CampaignDetail, CampaignFault } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill, type Texts } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { blockNames, faultText, fieldOf, fieldText } from './fault-text.ts'
import { pageText, partText, text } from './text.ts'
import { Period, useActorName } from './words.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const l = useText(text)
  const language = useLanguage()
  const nameOf = useActorName()
  const { summary, authors, approvedBy, lock } = campaign
  const { number, code, revision, schedule } = summary
  return (
    <section className="panel">
      <h2>{t.facts}</h2>
      <dl className="facts">
        <Fact name={t.number}>{number ?? <span className="faint">–</span>}</Fact>
        <Fact name={t.code}>{code ? <code>{code}</code> : <span className="faint">–</span>}</Fact>
        <Fact name={fill(t.version, { revision: '' })}>
          {revision} {lock && <span className="soft">{`${t.editing}: ${nameOf(lock.by)}`}</span>}
        </Fact>
        <Fact name={l.period}>
          <Period summary={summary} />
        </Fact>
        <Fact name={t.publishAt}>
          {schedule.publishAt === null ? (
            <span className="soft">{l.onApproval}</span>
          ) : (
            dateTime(language, schedule.publishAt)
          )}
        </Fact>
        <Fact name={t.endAt}>
          {schedule.endAt === null ? <span className="soft">{t.asDocument}</span> : dateTime(language, schedule.endAt)}
        </Fact>
        <Fact name={t.authors}>
          {authors.length === 0 ? <span className="faint">{p.nothing}</span> : authors.map(nameOf).join(', ')}
        </Fact>
        {approvedBy && <Fact name={t.approvedBy}>{nameOf(approvedBy)}</Fact>}
        <Fact name={t.created}>{nameOf(summary.createdBy)}</Fact>
      </dl>
    </section>
  )
}

/** The kind of a block in the reader's language; an unknown kind is shown as it is written. */
export const blockName = (names: Readonly<Record<string, string>>, kind: unknown): string =>
  typeof kind === 'string' ? (Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind) : '?'

const firstText = (value: unknown, language: Language): string => {
  if (typeof value !== 'object' || value === null) return ''
  const texts = value as Readonly<Record<string, unknown>>
  const own = [texts[language], texts['zh-CN'], texts['en-US']].find((text) => typeof text === 'string' && text !== '')
  if (typeof own === 'string') return own
  for (const field of Object.values(value)) {
    const found = firstText(field, language)
    if (found) return found
  }
  return ''
}

const Outline = ({ campaign: { document, faults } }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const names = useText(blockNames)
  const language = useLanguage()
  return (
    <section className="panel">
      <h2>{t.outline}</h2>
      {document.page.blocks.length === 0 && <p className="soft">{t.outlineEmpty}</p>}
      <ol className="outline">
        {document.page.blocks.map((block, nth) => {
          const isFaulty = faults.some((fault) => fault.block === nth)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place on the page names the block
            <li key={nth}>
              <span className="outline-place">{nth + 1}</span>
              <span className="strong">{blockName(names, block.kind)}</span>
              <span className="soft outline-text">{firstText(block, language)}</span>
              {isFaulty && <TriangleAlert className="outline-fault" size={15} aria-label={t.checks} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What a fault is in, as the heading of a group. */
const placeOf = (
  { path, block }: CampaignFault,
  { document }: CampaignDetail,
  t: Texts<typeof pageText>,
  p: Texts<typeof partText>,
  names: Readonly<Record<string, string>>,
): string => {
  if (block !== null)
    return `${fill(p.block, { nth: block + 1 })} · ${blockName(names, document.page.blocks[block]?.kind)}`
  const [, stage] = /^page\.stages\[(\d+)\]/.exec(path) ?? []
  if (stage !== undefined) return fill(t.stage, { nth: Number(stage) + 1 })
  if (path.startsWith('activity')) return t.activity
  return path.startsWith('schedule') ? t.scheduleName : t.whole
}

const Checks = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const names = useText(blockNames)
  const language = useLanguage()
  const { faults } = campaign
  const groups = new Map<string, CampaignFault[]>()
  for (const fault of faults) {
    const place = placeOf(fault, campaign, t, p, names)
    groups.set(place, [...(groups.get(place) ?? []), fault])
  }
  return (
    <section className="panel">
      <h2>{t.checks}</h2>
      {faults.length === 0 && (
        <p className="checks-good">
          <CircleCheck size={16} aria-hidden="true" />
          {t.checksGood}
        </p>
      )}
      {[...groups].map(([place, inside]) => (
        <div key={place} className="check-group">
          <h3>{place}</h3>
          <ul>
            {inside.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>
                <span className="hint">{fieldText(fieldOf(fault), language)}</span>
                <span>{faultText(fault, language)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Facts, checks, and what the page shows. */
export const Overview = ({ campaign }: { campaign: CampaignDetail }) => (
  <div className="campaign-columns">
    <div className="campaign-column">
      <Checks campaign={campaign} />
      <Outline campaign={campaign} />
    </div>
    <Facts campaign={campaign} />
  </div>
)
