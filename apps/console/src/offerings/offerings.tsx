import { inLanguage } from '@foyer/api/languages'
import type { StaffOffering } from '@foyer/api/staff/offering-files'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { dayOf, dayText } from '@foyer/staff-interface/time'
import { FileUp, Landmark, ListChecks } from 'lucide-react'
import { useActAddress } from '../acts/act-address.ts'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { useLeave } from '../acts/use-done.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Modal } from '../ui/modal.tsx'
import { Page } from '../ui/page.tsx'
import { Period } from '../ui/period.tsx'
import { Allotment } from './allotment.tsx'
import { text as allotmentText } from './allotment-text.ts'
import { Declare } from './declare.tsx'
import { text } from './text.ts'

type Phase = 'upcoming' | 'open' | 'closed' | 'allotted' | 'settled'
const tones: Readonly<Record<Phase, Tone>> = {
  upcoming: 'neutral',
  open: 'good',
  closed: 'warn',
  allotted: 'brand',
  settled: 'neutral',
}
const phaseOf = ({ opensAt, closesAt, allottedAt, settledAt }: StaffOffering, now: number): Phase => {
  if (settledAt !== null) return 'settled'
  if (allottedAt !== null) return 'allotted'
  if (now >= closesAt) return 'closed'
  return now >= opensAt ? 'open' : 'upcoming'
}

const useColumns = (now: number): readonly Column<StaffOffering>[] => {
  const t = useText(text)
  const a = useText(allotmentText)
  const language = useLanguage()
  const acts = useActsColumn<StaffOffering>({
    nameOf: ({ name }) => inLanguage(name, language),
    idOf: ({ code }) => code,
    actsOf: (one) =>
      one.isAllottedByFirm && phaseOf(one, now) === 'closed'
        ? [{ act: 'allot', name: a.act, call: 'POST /staff/offerings/allotment/import', icon: ListChecks }]
        : [],
  })
  return [
    {
      id: 'name',
      name: t.name,
      value: ({ name }) => inLanguage(name, language),
      cell: ({ name, stockCode, kind }) => (
        <span className="item-name">
          <span className="strong">{inLanguage(name, language)}</span>
          <span className="hint">
            <code>{stockCode}</code> · {kind === 'bond' ? t.bond : t.ipo}
          </span>
        </span>
      ),
    },
    {
      id: 'phase',
      isPlain: true,
      name: t.phase,
      cell: (one) => {
        const phase = phaseOf(one, now)
        return (
          <Badge tone={tones[phase]} dot>
            {t[phase]}
          </Badge>
        )
      },
    },
    {
      id: 'period',
      name: t.period,
      value: ({ opensAt }) => opensAt,
      cell: ({ opensAt, closesAt }) => <Period from={opensAt} until={closesAt} />,
    },
    {
      id: 'allotment',
      name: t.allotment,
      value: ({ allotmentAt }) => allotmentAt,
      cell: ({ allotmentAt }) => <span className="nowrap">{dayText(language, dayOf(allotmentAt))}</span>,
    },
    {
      id: 'lots',
      name: t.lots,
      isFigure: true,
      value: ({ lotsOnOffer }) => lotsOnOffer,
      cell: ({ lotsOnOffer }) => lotsOnOffer.toLocaleString(language),
    },
    {
      id: 'entries',
      name: t.entries,
      isFigure: true,
      value: ({ entries }) => entries ?? -1,
      cell: ({ entries }) => (entries === null ? <span className="faint">–</span> : entries.toLocaleString(language)),
    },
    {
      id: 'commitment',
      name: t.commitment,
      cell: ({ commitment }) => (
        <span className="short-hash">
          <CopyText value={commitment} />
        </span>
      ),
    },
    acts,
  ]
}

/** Declared bonds and new shares. */
export const Offerings = () => {
  const t = useText(text)
  const a = useText(allotmentText)
  const language = useLanguage()
  const { session } = useSession()
  const { act, id, open } = useActAddress()
  const leave = useLeave()
  const reading = usePages('POST /staff/offerings', {}, ({ after }) => after && { after })
  const offerings = reading.pages?.flatMap((page) => page.offerings)
  const columns = useColumns(reading.pages?.[0]?.now ?? 0)
  const canAllot = admits('POST /staff/offerings/allotment/import', session.roles)
  const chosen = offerings?.find(({ code }) => code === id)
  const canDeclare = admits('POST /staff/offerings/declare', session.roles)
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        canDeclare && (
          <Button kind="main" icon={<FileUp size={16} aria-hidden="true" />} onClick={() => open('declare')}>
            {t.declare}
          </Button>
        )
      }
    >
      <List
        label={t.title}
        rows={offerings}
        reading={reading}
        columns={columns}
        keyOf={({ code }) => code}
        sortedBy={[{ id: 'period', desc: true }]}
        empty={{ icon: Landmark, title: t.emptyTitle, text: t.emptyLead }}
      />
      <Modal
        isOpen={act === 'declare' && canDeclare}
        title={t.declareTitle}
        lead={<p>{t.declareLead}</p>}
        close={leave}
      >
        <Declare close={leave} />
      </Modal>
      <Modal
        isOpen={act === 'allot' && canAllot && chosen !== undefined}
        title={a.title}
        lead={
          <>
            <p className="strong">{inLanguage(chosen?.name, language)}</p>
            <p>{a.lead}</p>
          </>
        }
        close={leave}
      >
        {chosen && <Allotment code={chosen.code} close={leave} />}
      </Modal>
    </Page>
  )
}
