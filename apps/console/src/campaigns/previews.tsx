import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAct, useReadOf } from '../acts/query.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Failure } from '../ui/failure.tsx'
import { SelectField } from '../ui/field.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { useSay } from '../ui/toasts.tsx'
import { pageText, partText } from './text.ts'
import { useActorName } from './words.tsx'

const listCall = 'POST /staff/campaigns/previews'
const lives = ['1', '24', '72', '168'] as const
type Life = (typeof lives)[number]

const CreatePreview = ({ campaign: { summary } }: { campaign: CampaignDetail }) => {
  const p = useText(partText)
  const [hours, setHours] = useState<Life>('24')
  const [made, setMade] = useState<{ readonly address: string } | 'faulty'>()
  const { isBusy, fault, run } = useAct('POST /staff/campaigns/previews/create', listCall, (reply) =>
    setMade(reply.outcome === 'done' ? { address: new URL(reply.path, location.origin).href } : 'faulty'),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMade(undefined)
    run({ id: summary.id, revision: summary.revision, hours: Number(hours) })
  }
  return (
    <form className="form panel" onSubmit={submit} noValidate>
      <p className="soft">{p.previewLead}</p>
      <SelectField<Life>
        label={p.previewLife}
        value={hours}
        choices={lives.map((one) => [one, p[`hours${one}`]])}
        choose={setHours}
      />
      {fault && <Failure fault={fault} />}
      {made === 'faulty' && (
        <p className="notice notice-bad" role="alert">
          {p.previewFaulty}
        </p>
      )}
      <div className="modal-acts">
        <Button type="submit" kind="main" isBusy={isBusy} icon={<Link2 size={16} aria-hidden="true" />}>
          {p.previewCreate}
        </Button>
      </div>
      {made && made !== 'faulty' && (
        <div role="status" className="form">
          <p>{p.previewOnce}</p>
          <CopyText value={made.address} isLong />
        </div>
      )}
    </form>
  )
}

/** Preview addresses. Everybody with an address sees its version until the address expires. */
export const Previews = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const language = useLanguage()
  const nameOf = useActorName()
  const say = useSay()
  const client = useQueryClient()
  const { id } = campaign.summary
  const { data, fault, again } = useReadOf(listCall, { id })
  const end = useAct('POST /staff/campaigns/previews/end', listCall, (reply) => {
    client.setQueryData([listCall, { id }], reply)
    say(p.previewEnded)
  })
  const mayPreview = campaign.acts.includes('preview')
  return (
    <div className="campaign-columns">
      <section className="panel" aria-label={t.previews}>
        {!data && !fault && <LoadingRows />}
        {fault && <Failure fault={fault} again={again} />}
        {data?.previews.length === 0 && <p className="soft">{p.previewsEmpty}</p>}
        {data && data.previews.length > 0 && (
          <ul className="versions">
            {data.previews.map((preview) => (
              <li key={preview.id} className="version">
                <div className="version-text">
                  <p className="strong">{fill(t.version, { revision: preview.revision })}</p>
                  <p className="soft">
                    {nameOf(preview.by)} · {fill(p.previewUntil, { at: dateTime(language, preview.expiresAt) })}
                  </p>
                </div>
                {mayPreview && (
                  <Button isBusy={end.isBusy} onClick={() => end.run({ id, preview: preview.id })}>
                    {p.previewEnd}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {end.fault && <Failure fault={end.fault} />}
      </section>
      {mayPreview && <CreatePreview campaign={campaign} />}
    </div>
  )
}
