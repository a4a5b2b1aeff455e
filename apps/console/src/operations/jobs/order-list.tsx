import type { WaitingOrder } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CircleCheck, Send, Trash2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { text as sharedText } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { Since } from '../../ui/since.tsx'
import { ReasonAct } from '../reason-act.tsx'
import { Section } from '../section.tsx'
import { useLeave } from '../use-done.ts'
import { usePages } from '../use-pages.ts'
import { text } from './text.ts'

const list = 'POST /staff/partner-orders'
const icon = { size: 16, 'aria-hidden': true } as const

const useColumns = (may: boolean): readonly Column<WaitingOrder>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const { open } = useActAddress()
  return [
    { id: 'reference', name: t.reference, cell: ({ reference }) => <code className="strong">{reference}</code> },
    { id: 'partner', name: t.partner, cell: ({ partner }) => partner },
    { id: 'activity', name: t.activity, isFigure: true, cell: ({ activity }) => activity },
    { id: 'calls', name: t.calls, isFigure: true, cell: ({ attempts }) => attempts },
    { id: 'since', name: t.since, cell: ({ createdAt }) => <Since at={createdAt} /> },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ id, reference }) =>
        may ? (
          <RowMenu
            label={fill(h.actionsOf, { name: reference })}
            acts={[
              { name: t.send, icon: <Send {...icon} />, act: () => open('send', id) },
              { name: t.giveUp, icon: <Trash2 {...icon} />, isDangerous: true, act: () => open('give-up', id) },
            ]}
          />
        ) : null,
    },
  ]
}

/** Orders that a partner has not answered. */
export const OrderList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const leave = useLeave()
  const columns = useColumns(may)
  const { pages, fault, again, hasMore, isLoadingMore, more } = usePages(
    list,
    (after: string | undefined) => (after === undefined ? {} : { after }),
    ({ after }) => after,
  )
  const orders = pages?.flatMap((page) => page.orders)
  const order = may ? orders?.find((one) => one.id === id) : undefined
  const givesUp = act === 'give-up'
  const isOpen = order !== undefined && (givesUp || act === 'send')
  return (
    <Section title={t.orders} note={t.ordersNote} isLoaded={orders !== undefined} fault={fault} again={again}>
      <DataTable
        label={t.orders}
        rows={orders ?? []}
        columns={columns}
        keyOf={(one) => one.id}
        search=""
        sortedBy={[]}
        note={(shown) => fill(t.count, { shown })}
        none={<Empty icon={CircleCheck} title={t.ordersNone} />}
      />
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={more}>
          {t.more}
        </Button>
      )}
      <Modal
        isOpen={isOpen}
        close={leave}
        title={fill(givesUp ? t.giveUpTitle : t.sendTitle, { name: order?.reference ?? '' })}
        lead={<p>{givesUp ? t.giveUpLead : t.sendLead}</p>}
      >
        {isOpen && (
          <ReasonAct
            call={givesUp ? 'POST /staff/partner-orders/drop' : 'POST /staff/partner-orders/send'}
            list={list}
            form={`${act} ${order.id}`}
            body={(reason) => ({ id: order.id, reason })}
            confirm={givesUp ? t.giveUpConfirm : t.sendConfirm}
            done={givesUp ? t.giveUpDone : t.sendDone}
            isDangerous={givesUp}
          />
        )}
      </Modal>
    </Section>
  )
}
