import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageSquare } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField, SelectField } from '../ui/field.tsx'
import { Since } from '../ui/since.tsx'
import { useSay } from '../ui/toasts.tsx'
import { blockNames } from './fault-text.ts'
import { blockName } from './overview.tsx'
import { openCall } from './read.ts'
import { pageText, partText } from './text.ts'
import { useActorName } from './words.tsx'

const longest = 2000
const blank = () => ({ key: crypto.randomUUID() as string, text: '', block: '' })

/** Puts the comments of a reply on the page of the campaign. */
const useComments = (id: string) => {
  const client = useQueryClient()
  return ({ comments }: Pick<CampaignDetail, 'comments'>) =>
    client.setQueryData<CampaignDetail>([openCall, { id }], (campaign) => campaign && { ...campaign, comments })
}

const AddComment = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const names = useText(blockNames)
  const say = useSay()
  const { summary, document } = campaign
  const { id, revision } = summary
  const show = useComments(id)
  // the same key adds one comment, however often it is sent
  const [values, setValues, keep] = useDraft(`comment ${id}`, blank())
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, fault, run } = useAct('POST /staff/campaigns/comments/add', openCall, (reply) => {
    dropDraft()
    show(reply)
    setValues(blank())
    setChecked(false)
    say(p.commentDone)
  })
  const text = values.text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (text === '') return field.current?.focus()
    keep()
    run({ id, revision, key: values.key, block: values.block === '' ? null : Number(values.block), text })
  }
  return (
    <form className="form panel" onSubmit={submit} noValidate>
      <AreaField
        ref={field}
        label={p.comment}
        fault={isChecked && text === '' ? p.commentMissing : undefined}
        maxLength={longest}
        value={values.text}
        onChange={({ target }) => setValues({ ...values, text: target.value })}
      />
      <SelectField<string>
        label={p.about}
        value={values.block}
        choices={[
          ['', t.whole],
          ...document.page.blocks.map(
            ({ kind }, nth) => [String(nth), `${fill(p.block, { nth: nth + 1 })} · ${blockName(names, kind)}`] as const,
          ),
        ]}
        choose={(block) => setValues({ ...values, block })}
      />
      {fault && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button type="submit" kind="main" isBusy={isBusy}>
          {p.commentAdd}
        </Button>
      </div>
    </form>
  )
}

/** What members of staff say to each other about a campaign, with open comments first. */
export const Comments = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const nameOf = useActorName()
  const { summary, comments, acts } = campaign
  const show = useComments(summary.id)
  const { isBusy, fault, run } = useAct('POST /staff/campaigns/comments/resolve', openCall, show)
  const mayComment = acts.includes('comment')
  const sorted = comments.toSorted((one, other) => Number(one.resolved !== null) - Number(other.resolved !== null))
  return (
    <div className="campaign-columns">
      <div className="campaign-column">
        {comments.length === 0 && <Empty icon={MessageSquare} title={p.commentsEmpty} text={p.commentsLead} />}
        {comments.length > 0 && (
          <ul className="comments">
            {sorted.map(({ id, text, by, at, block, revision, resolved }) => (
              <li key={id} className={resolved ? 'comment comment-resolved' : 'comment'}>
                <p className="comment-head">
                  <span className="strong">{nameOf(by)}</span>
                  <span className="soft">
                    {block === null ? t.whole : fill(p.block, { nth: block + 1 })} · {fill(t.version, { revision })}
                  </span>
                  <Since at={at} />
                </p>
                <p className="comment-text">{text}</p>
                {resolved ? (
                  <p className="hint">{fill(p.resolved, { name: nameOf(resolved.by) })}</p>
                ) : (
                  mayComment && (
                    <Button
                      icon={<Check size={15} aria-hidden="true" />}
                      isBusy={isBusy}
                      onClick={() => run({ id: summary.id, comment: id })}
                    >
                      {p.resolve}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
        {fault && <Failure fault={fault} />}
      </div>
      {mayComment && <AddComment campaign={campaign} />}
    </div>
  )
}
