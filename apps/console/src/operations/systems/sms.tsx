import type { SmsGatewayState, SmsState } from '@foyer/api/staff/systems'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { MessageSquareOff, Power, PowerOff } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useAct, useRead } from '../../acts/query.ts'
import { text as sharedText } from '../../text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { ReasonAct } from '../reason-act.tsx'
import { Section } from '../section.tsx'
import { useDone, useLeave } from '../use-done.ts'
import { ValuesForm } from '../values-form.tsx'
import { text } from './text.ts'

const list = 'POST /staff/sms'
const isLimit = (entered: string): boolean => /^\d{1,7}$/.test(entered) && Number(entered) <= 1_000_000

const useColumns = (may: boolean): readonly Column<SmsGatewayState>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const { open } = useActAddress()
  return [
    { id: 'name', name: t.gateway, cell: ({ name }) => <span className="strong">{name}</span> },
    {
      id: 'state',
      name: t.state,
      cell: ({ offSince }) => (
        <span title={offSince === null ? undefined : fill(t.offSince, { at: stamp(offSince) })}>
          <Badge tone={offSince === null ? 'good' : 'bad'} dot>
            {offSince === null ? t.on : t.off}
          </Badge>
        </span>
      ),
    },
    {
      id: 'day',
      name: t.lastDay,
      cell: ({ regions }) =>
        regions.length === 0 ? (
          <span className="faint">{t.nothingSent}</span>
        ) : (
          <span className="badges">
            {regions.map(({ region, sent, delivered, failed }) => (
              <Badge key={region} tone={failed * 2 > delivered + failed ? 'bad' : 'neutral'}>
                {fill(t.region, { region, sent, delivered })}
                {failed > 0 && ` · ${fill(t.regionFailed, { failed })}`}
              </Badge>
            ))}
          </span>
        ),
    },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ name, offSince }) =>
        may ? (
          <RowMenu
            label={fill(h.actionsOf, { name })}
            acts={[
              offSince === null
                ? {
                    name: t.switchOff,
                    icon: <PowerOff size={16} aria-hidden="true" />,
                    isDangerous: true,
                    act: () => open('sms-off', name),
                  }
                : { name: t.switchOn, icon: <Power size={16} aria-hidden="true" />, act: () => open('sms-on', name) },
            ]}
          />
        ) : null,
    },
  ]
}

const Limit = ({ data: { limit, spent } }: { data: SmsState }) => {
  const t = useText(text)
  const done = useDone()
  const leave = useLeave()
  const { run, ...state } = useAct('POST /staff/sms/limit', list, () => done(t.limitDone))
  return (
    <ValuesForm<{ readonly limit: string; readonly reason: string }>
      {...state}
      form="sms budget"
      initial={{ limit: String(limit), reason: '' }}
      confirm={t.limitConfirm}
      check={(values) => ({ limit: isLimit(values.limit) ? undefined : t.limitMissing })}
      run={({ reason, ...values }) => run({ limit: Number(values.limit), reason })}
      close={leave}
    >
      {(values, change, faults) => (
        <>
          <TextField
            name="limit"
            inputMode="numeric"
            label={t.limit}
            fault={faults.limit}
            maxLength={7}
            value={values.limit}
            onChange={({ target }) => change({ limit: target.value })}
          />
          {isLimit(values.limit) && Number(values.limit) <= spent && (
            <p className="notice notice-warn" role="status">
              {t.limitLow}
            </p>
          )}
        </>
      )}
    </ValuesForm>
  )
}

const Budget = ({ data: { limit, spent, verified } }: { data: SmsState }) => {
  const t = useText(text)
  return (
    <div className="panel">
      <div className="panel-head">
        <h3>{t.budget}</h3>
        <span>{fill(t.spentOf, { spent: spent.toLocaleString('en'), limit: limit.toLocaleString('en') })}</span>
      </div>
      <progress className="meter" aria-label={t.budget} value={Math.min(spent, limit)} max={Math.max(limit, 1)} />
      <p className="soft">{fill(t.verified, { verified: verified.toLocaleString('en') })}</p>
    </div>
  )
}

/** The budget of today and the routes of text messages. */
export const Sms = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id, open } = useActAddress()
  const leave = useLeave()
  const columns = useColumns(may)
  const { data, fault, again } = useRead(list, { every: 30_000 })
  const isOn = act === 'sms-on'
  const gateway = may && (isOn || act === 'sms-off') ? data?.gateways.find(({ name }) => name === id) : undefined
  const isChanging = may && act === 'sms-limit' && data !== undefined
  return (
    <Section
      title={t.sms}
      acts={may && data && <Button onClick={() => open('sms-limit')}>{t.change}</Button>}
      isLoaded={data !== undefined}
      fault={fault}
      again={again}
    >
      {data && <Budget data={data} />}
      <DataTable
        label={t.gateway}
        rows={data?.gateways ?? []}
        columns={columns}
        keyOf={({ name }) => name}
        search=""
        sortedBy={[]}
        note={(shown) => fill(t.count, { shown })}
        none={<Empty icon={MessageSquareOff} title={t.noGateways} />}
      />
      <Modal
        isOpen={isChanging}
        close={leave}
        title={fill(t.limitTitle, { day: data?.day ?? '' })}
        lead={<p>{t.limitLead}</p>}
      >
        {isChanging && <Limit data={data} />}
      </Modal>
      <Modal
        isOpen={gateway !== undefined}
        close={leave}
        title={fill(isOn ? t.onTitle : t.offTitle, { name: gateway?.name ?? '' })}
        lead={<p>{isOn ? t.onLead : t.offLead}</p>}
      >
        {gateway && (
          <ReasonAct
            call="POST /staff/sms/gateway"
            list={list}
            form={`${act} ${gateway.name}`}
            body={(reason) => ({ gateway: gateway.name, on: isOn, reason })}
            confirm={isOn ? t.onConfirm : t.offConfirm}
            done={isOn ? t.onDone : t.offDone}
            isDangerous={!isOn}
          />
        )}
      </Modal>
    </Section>
  )
}
