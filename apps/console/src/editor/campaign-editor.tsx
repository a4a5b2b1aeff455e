import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import type { EditorSurroundings } from '@foyer/api/staff/editor'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useQuery } from '@tanstack/react-query'
import { Check, CloudOff, Lock } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { z } from 'zod'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { faultIn } from '../shared/fault.ts'
import { millisecondsOf } from '../shared/moments.ts'
import { NotFound } from '../shell/not-found.tsx'
import { useConversion } from '../translation/use-conversion.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Modal } from '../ui/modal.tsx'
import { Page } from '../ui/page.tsx'
import { Conflict } from './conflict.tsx'
import { readDocument } from './document.ts'
import { Editor } from './editor.tsx'
import { Preview } from './preview.tsx'
import { screenText } from './screen-text.ts'
import { textIn } from './texts.ts'
import { type SaveState, useAutosave } from './use-autosave.ts'
import { useCheck } from './use-check.ts'
import { useLock } from './use-lock.ts'
import { usePlaceWords } from './use-place-words.ts'

const mediaAddress = (name: string): string => `/api/media/${encodeURIComponent(name)}`

const Status = ({ state, save }: { state: SaveState; save: () => void }) => {
  const t = useText(screenText)
  return (
    <>
      {state === 'saved' && <Check size={15} aria-hidden="true" />}
      {state === 'saving' && <span className="spinner" aria-hidden="true" />}
      {state === 'failed' && <CloudOff size={15} aria-hidden="true" />}
      <span role="status">{t[state]}</span>
      {(state === 'failed' || state === 'waiting') && (
        <button type="button" className="link-button" onClick={save}>
          {t.saveNow}
        </button>
      )}
    </>
  )
}

interface Props {
  readonly campaign: CampaignDetail
  readonly surroundings: EditorSurroundings
}

const Opened = ({ campaign, surroundings }: Props) => {
  const t = useText(screenText)
  const language = useLanguage()
  const { summary, acts } = campaign
  const mayEdit = acts.includes('edit')
  const { lock, wasMine, fault: lockFault, takeOver, again } = useLock(summary.id, mayEdit)
  const [isConfirming, setConfirming] = useState(false)
  const isMine = lock?.mine === true
  const saving = useAutosave(campaign, isMine)
  const { document, older, refused } = saving
  const { partOf, fieldOf } = usePlaceWords(document)
  const { checked, draft, fault, again: checkAgain } = useCheck(summary.id, document)
  // who edits now: the newest of both answers
  const other = lock && !lock.mine ? lock : refused?.outcome === 'locked' && !isMine ? refused.lock : undefined
  const { convert } = useConversion()
  const title = textIn(document.activity.title, language, convert) || t.untitled
  return (
    <Page
      title={title}
      lead={fill(t.lead, { revision: saving.revision })}
      back={{ to: `/campaigns/${summary.id}`, name: t.back }}
    >
      {saving.isRestored && saving.state === 'waiting' && isMine && (
        <p className="notice" role="status">
          {t.restored}
        </p>
      )}
      {(!mayEdit || refused?.outcome === 'state') && (
        <div className="notice notice-warn editor-notice">
          <div>
            <p className="strong">{t.stateTitle}</p>
            <p>{t.stateLead}</p>
          </div>
        </div>
      )}
      {other && (
        <div className="notice notice-warn editor-notice" role="status">
          <Lock size={18} aria-hidden="true" />
          <div>
            <p className="strong">{fill(wasMine ? t.lostTitle : t.othersTitle, { name: other.by.name })}</p>
            <p>{wasMine && saving.state !== 'saved' ? t.lostLead : t.othersLead}</p>
          </div>
          {other.by.id !== null && <Button onClick={() => setConfirming(true)}>{t.takeOver}</Button>}
        </div>
      )}
      {lockFault && !lock && <Failure fault={lockFault} again={again} />}
      {older && (
        <Conflict
          title={fill(t.olderTitle, { name: older.savedBy.name, revision: older.revision })}
          mine={document}
          theirs={readDocument(older.document)}
          placeOf={(path) => (
            <>
              {partOf(path)} <span className="soft">{fieldOf(path)}</span>
            </>
          )}
          resolve={saving.resolve}
        />
      )}
      {fault && <Failure fault={fault} again={checkAgain} />}
      <Editor
        document={document}
        onChange={saving.change}
        checked={checked}
        isReadOnly={!isMine || refused?.outcome === 'state'}
        surroundings={surroundings}
        mediaAddress={mediaAddress}
        status={<Status state={saving.state} save={saving.save} />}
        preview={
          <Preview
            draft={draft}
            opens={millisecondsOf(document.activity.opens)}
            closes={millisecondsOf(document.activity.closes)}
            isBehind={draft?.document !== document}
          />
        }
      />
      <Modal
        isOpen={isConfirming && other !== undefined}
        title={fill(t.takeOverTitle, { name: other?.by.name ?? '' })}
        lead={t.takeOverLead}
        close={() => setConfirming(false)}
      >
        <div className="modal-acts">
          <Button onClick={() => setConfirming(false)}>{t.cancel}</Button>
          <Button
            kind="danger"
            onClick={() => {
              setConfirming(false)
              if (other?.by.id) takeOver(other.by.id)
            }}
          >
            {t.takeOver}
          </Button>
        </div>
      </Modal>
    </Page>
  )
}

/** The screen that edits the page of a campaign. */
export const CampaignEditor = () => {
  const t = useText(screenText)
  const { id = '' } = useParams()
  const isId = z.uuid().safeParse(id).success
  const { lost } = useSession()
  const surroundings = useRead('POST /staff/editor/surroundings')
  const { data, error, refetch } = useQuery({
    // the document that was opened is the base of what the person writes, so a refetch must not replace it
    queryKey: ['POST /staff/campaigns/open', 'editor', id],
    enabled: isId,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call('POST /staff/campaigns/open', { id }, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  const fault = error ? faultIn(error) : surroundings.fault
  if (!isId || fault?.kind === 'notFound') return <NotFound />
  if (data && surroundings.data) return <Opened key={id} campaign={data} surroundings={surroundings.data} />
  return (
    <Page title={t.title}>
      {fault ? (
        <Failure
          fault={fault}
          again={() => {
            void refetch()
            surroundings.again()
          }}
          isWhole
        />
      ) : (
        <LoadingRows />
      )}
    </Page>
  )
}
