import { type CampaignDetail, draftDocument, type SavedCampaign } from '@foyer/api/staff/campaigns'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { NotFound } from '../shell/not-found.tsx'
import { useLanguage, useText } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField } from '../ui/field.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { useSay } from '../ui/toasts.tsx'
import { faultText, fieldText } from './fault-text.ts'
import { openCall, useAsk } from './read.ts'
import { editText, pageText } from './text.ts'
import { useActorName, useTitle } from './words.tsx'

const lockCall = 'POST /staff/campaigns/lock'
/** Milliseconds between renewals of the lease, which lasts a minute. */
const renewal = 20_000

/** Holds the lease while the editor is open. */
const useLease = (id: string) => {
  const { data, again } = useAsk(lockCall, { id })
  const take = useAct(lockCall, lockCall, again)
  useEffect(() => {
    const timer = setInterval(again, renewal)
    return () => clearInterval(timer)
  })
  return { lock: data?.lock ?? undefined, takeOver: (from: string) => take.run({ id, from }) }
}

const written = (document: unknown) => JSON.stringify(document, null, 2)

const parse = (text: string): { document: CampaignDetail['document'] } | { why: string | undefined } => {
  try {
    const document = draftDocument.safeParse(JSON.parse(text))
    return document.success ? { document: document.data } : { why: undefined }
  } catch (error) {
    return { why: String((error as Error).message) }
  }
}

const Editor = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(editText)
  const p = useText(pageText)
  const language = useLanguage()
  const nameOf = useActorName()
  const say = useSay()
  const client = useQueryClient()
  const title = useTitle(campaign.summary)
  const { id, revision } = campaign.summary
  const { lock, takeOver } = useLease(id)
  const [{ text, base }, setValues, keep] = useDraft(`edit ${id}`, { text: written(campaign.document), base: revision })
  const [wrong, setWrong] = useState<string>()
  const [saved, setSaved] = useState<SavedCampaign>()
  const { isBusy, fault, run } = useAct('POST /staff/campaigns/save', openCall, (reply) => {
    setSaved(reply)
    if (reply.outcome !== 'saved') return
    setValues({ text, base: reply.revision })
    void client.invalidateQueries({ queryKey: ['POST /staff/campaigns/revisions'] })
    say(fill(t.saved, { revision: reply.revision }))
  })
  const save = (on: number) => {
    const parsed = parse(text)
    if ('why' in parsed)
      return setWrong(parsed.why === undefined ? t.notDocument : fill(t.notJson, { why: parsed.why }))
    setWrong(undefined)
    keep()
    run({ id, base: on, document: parsed.document })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) save(base)
  }
  const faults = saved?.outcome === 'saved' ? saved.faults : campaign.faults
  return (
    <Page title={`${t.title}: ${title}`} lead={t.lead}>
      <Link className="back" to={`/campaigns/${id}`}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t.back}
      </Link>
      {lock && !lock.mine && (
        <div className="banner banner-warn" role="alert">
          <div>
            <p className="strong">{fill(t.held, { name: nameOf(lock.by) })}</p>
            <p>{t.heldLead}</p>
          </div>
          <Button onClick={() => lock.by.id !== null && takeOver(lock.by.id)}>{t.takeOver}</Button>
        </div>
      )}
      <form className="form code-editor" onSubmit={submit} noValidate>
        <AreaField
          label={t.document}
          rows={24}
          spellCheck={false}
          fault={wrong}
          value={text}
          onChange={({ target }) => setValues({ text: target.value, base })}
        />
        {saved?.outcome === 'older' && (
          <div className="notice notice-bad" role="alert">
            <p>{fill(t.older, { name: nameOf(saved.newer.savedBy), revision: saved.newer.revision })}</p>
            <div className="modal-acts">
              <Button
                onClick={() => {
                  setValues({ text: written(saved.newer.document), base: saved.newer.revision })
                  setSaved(undefined)
                }}
              >
                {t.theirs}
              </Button>
              <Button onClick={() => save(saved.newer.revision)}>{t.mine}</Button>
            </div>
          </div>
        )}
        {saved?.outcome === 'state' && (
          <p className="notice notice-bad" role="alert">
            {t.notEditable}
          </p>
        )}
        {saved?.outcome === 'locked' && (
          <p className="notice notice-bad" role="alert">
            {fill(t.held, { name: nameOf(saved.lock.by) })}
          </p>
        )}
        {fault && <Failure fault={fault} />}
        <div className="modal-acts">
          <Button type="submit" kind="main" isBusy={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
      <section className="panel">
        <h2>{p.checks}</h2>
        {faults.length === 0 && <p className="soft">{p.checksGood}</p>}
        <ul className="check-group">
          {faults.map((one) => (
            <li key={`${one.path} ${one.message}`}>
              <span className="hint">{fieldText(one.path, language)}</span>
              <span>{faultText(one, language)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/** A plain editor of the campaign's file. */
export const EditCampaign = () => {
  const t = useText(editText)
  const { id = '' } = useParams()
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const { data, fault, again } = useAsk(openCall, { id }, isId)
  if (!isId || fault?.kind === 'notFound') return <NotFound />
  if (data) return <Editor campaign={data} />
  return <Page title={t.title}>{fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />}</Page>
}
