import type { WaitingOrder } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CircleCheck, Send, Trash2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { usePages } from '../../acts/pages.ts'
import { ReasonDialog } from '../../acts/reason-dialog.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { List } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { Since } from '../../ui/since.tsx'
import { text } from './text.ts'

const list = 'POST /staff/partner-orders'
const send = 'POST /staff/partner-orders/send'
const drop = 'POST /staff/partner-orders/drop'

const useColumns = (): readonly Column<WaitingOrder>[] => {
  const t = useText(text)
  const acts = useActsColumn<WaitingOrder>({
    nameOf: ({ reference }) => reference,
    idOf: ({ id }) => id,
    actsOf: () => [
      { act: 'send', name: t.send, call: send, icon: Send },
      { act: 'give-up', name: t.giveUp, call: drop, icon: Trash2, isDangerous: true },
    ],
  })
  return [
    { id: 'reference', name: t.reference, cell: ({ reference }) => <code className="strong">{reference}</code> },
    { id: 'partner', name: t.partner, cell: ({ partner }) => partner },
    { id: 'activity', name: t.activity, isFigure: true, cell: ({ activity }) => activity },
    { id: 'calls', name: t.calls, isFigure: true, cell: ({ attempts }) => attempts },
    { id: 'since', name: t.since, cell: ({ createdAt }) => <Since at={createdAt} /> },
    acts,
  ]
}

/** Orders that a partner has not answered. */
export const OrderList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const columns = useColumns()
  const reading = usePages(list, {}, ({ after }) => (after === null ? null : { after }))
  const orders = reading.pages?.flatMap((page) => page.orders)
  const order = may ? orders?.find((one) => one.id === id) : undefined
  const givesUp = act === 'give-up'
  return (
    <Section title={t.orders} note={t.ordersNote}>
      <List
        label={t.orders}
        rows={orders}
        reading={reading}
        columns={columns}
        keyOf={(one) => one.id}
        empty={{ icon: CircleCheck, title: t.ordersNone }}
      />
      <ReasonDialog
        title={fill(givesUp ? t.giveUpTitle : t.sendTitle, { name: order?.reference ?? '' })}
        lead={givesUp ? t.giveUpLead : t.sendLead}
        act={
          order && (givesUp || act === 'send')
            ? {
                call: givesUp ? drop : send,
                list,
                form: `${act} ${order.id}`,
                body: (reason) => ({ id: order.id, reason }),
                confirm: givesUp ? t.giveUpConfirm : t.sendConfirm,
                done: givesUp ? t.giveUpDone : t.sendDone,
                isDangerous: givesUp,
              }
            : undefined
        }
      />
    </Section>
  )
}
