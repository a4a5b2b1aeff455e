import type { SmsGatewayState, SmsState } from '@foyer/api/staff/systems'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime, dayText } from '@foyer/staff-interface/time'
import { MessageSquareOff, Power, PowerOff } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { useAct, useRead } from '../../acts/query.ts'
import { ReasonDialog } from '../../acts/reason-dialog.tsx'
import { useDone, useLeave } from '../../acts/use-done.ts'
import { ValuesForm } from '../../acts/values-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/field.tsx'
import { List } from '../../ui/list.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Section } from '../../ui/section.tsx'
import { text } from './text.ts'

const list = 'POST /staff/sms'
const switching = 'POST /staff/sms/gateway'
const isLimit = (entered: string): boolean => /^\d{1,7}$/.test(entered) && Number(entered) <= 1_000_000

const useColumns = (): readonly Column<SmsGatewayState>[] => {
  const t = useText(text)
  const language = useLanguage()
  const many = (value: number) => value.toLocaleString(language)
  const acts = useActsColumn<SmsGatewayState>({
    nameOf: ({ name }) => name,
    idOf: ({ name }) => name,
    actsOf: ({ offSince }) => [
      offSince === null
        ? { act: 'sms-off', name: t.switchOff, call: switching, icon: PowerOff, isDangerous: true }
        : { act: 'sms-on', name: t.switchOn, call: switching, icon: Power },
    ],
  })
  return [
    { id: 'name', name: t.gateway, cell: ({ name }) => <span className="strong">{name}</span> },
    {
      id: 'state',
      name: t.state,
      cell: ({ offSince }) => (
        <span title={offSince === null ? undefined : fill(t.offSince, { at: dateTime(language, offSince) })}>
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
                {fill(t.region, { region, sent: many(sent), delivered: many(delivered) })}
                {failed > 0 && ` · ${fill(t.regionFailed, { failed: many(failed) })}`}
              </Badge>
            ))}
          </span>
        ),
    },
    acts,
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
  const language = useLanguage()
  const { act, id, open } = useActAddress()
  const leave = useLeave()
  const columns = useColumns()
  const reading = useRead(list, { every: 30_000 })
  const { data } = reading
  const isOn = act === 'sms-on'
  const gateway = may && (isOn || act === 'sms-off') ? data?.gateways.find(({ name }) => name === id) : undefined
  const isChanging = may && act === 'sms-limit' && data !== undefined
  return (
    <Section title={t.sms} acts={may && data && <Button onClick={() => open('sms-limit')}>{t.change}</Button>}>
      {data && <Budget data={data} />}
      <List
        label={t.gateway}
        rows={data?.gateways}
        reading={reading}
        columns={columns}
        keyOf={({ name }) => name}
        empty={{ icon: MessageSquareOff, title: t.noGateways }}
      />
      <Modal
        isOpen={isChanging}
        close={leave}
        title={fill(t.limitTitle, { day: data ? dayText(language, data.day) : '' })}
        lead={<p>{t.limitLead}</p>}
      >
        {isChanging && <Limit data={data} />}
      </Modal>
      <ReasonDialog
        title={fill(isOn ? t.onTitle : t.offTitle, { name: gateway?.name ?? '' })}
        lead={isOn ? t.onLead : t.offLead}
        act={
          gateway && {
            call: switching,
            list,
            form: `${act} ${gateway.name}`,
            body: (reason) => ({ gateway: gateway.name, on: isOn, reason }),
            confirm: isOn ? t.onConfirm : t.offConfirm,
            done: isOn ? t.onDone : t.offDone,
            isDangerous: !isOn,
          }
        }
      />
    </Section>
  )
}
