import { inLanguage } from '@foyer/api/languages'
import type { BroadcastFault, BroadcastSurroundings } from '@foyer/api/staff/broadcast-documents'
import { variablesOf } from '@foyer/api/staff/variable-values'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../acts/query.ts'
import { Conflict } from '../../editor/conflict.tsx'
import { type Fields, pathText, valueAt } from '../../editor/document.ts'
import { type Editing, EditProvider } from '../../editor/edit-context.ts'
import { FormFields } from '../../editor/form-fields.tsx'
import { screenText } from '../../editor/screen-text.ts'
import { columns, textIn } from '../../editor/texts.ts'
import { useFieldWords } from '../../editor/use-place-words.ts'
import { useConversion } from '../../translation/use-conversion.ts'
import '../../editor/editor.css'
import { languageName } from '@foyer/api/languages'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill } from '@foyer/staff-interface/table'
import { text as sharedText } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Segments } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Page } from '../../ui/page.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { codeField, filmFields, liveFields } from './fields.ts'
import { Publish } from './publish.tsx'
import { text } from './text.ts'
import { useUnpublished } from './use-unpublished.ts'

interface Props {
  readonly kind: 'live' | 'films'
  /** the code, or `new` */
  readonly code: string
  /** the document that was opened; of a new one there is nothing yet */
  readonly opened: Fields
  readonly version: string | null
  readonly surroundings: BroadcastSurroundings
  readonly reopen: () => void
}

const mediaAddress = (name: string): string => `/api/media/${encodeURIComponent(name)}`

/** The form of one session or film, its check, and its publication. */
export const BroadcastForm = ({ kind, code, opened, version, surroundings, reopen }: Props) => {
  const t = useText(text)
  const h = useText(sharedText)
  const e = useText(screenText)
  const fieldOf = useFieldWords()
  const shown = useLanguage()
  const say = useSay()
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const { document, isChanged, edit, ...draft } = useUnpublished(`${kind} ${code}`, opened, version)
  const [language, setLanguage] = useState<Language>('zh-CN')
  const [faults, setFaults] = useState<readonly BroadcastFault[]>([])
  const [isPublishing, setPublishing] = useState(false)
  const { convert } = useConversion()
  const list = kind === 'live' ? '/broadcast' : '/broadcast?view=films'
  const title = textIn(document.title, shown, convert) || t.unnamed

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])

  const show = (found: readonly BroadcastFault[]) => {
    setFaults(found)
    setPublishing(false)
    const first = found[0]?.path ?? ''
    const inLanguage = columns.find((one) => first.endsWith(`.${one}`))
    if (inLanguage) setLanguage(inLanguage)
    // the dialog gives the focus back first
    setTimeout(() => {
      const field = [first, ...columns.map((one) => `${first}.${one}`)]
        .map((path) => form.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`))
        .find(Boolean)
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    }, 250)
  }
  const check = useAct(`POST /staff/${kind}/check`, [], ({ faults: found }: { faults: BroadcastFault[] }) =>
    found.length > 0 ? show(found) : setPublishing(true),
  )
  const names = surroundings.films.map(({ code, title: name }): [string, string] => [code, inLanguage(name, shown)])
  const editing: Editing = {
    isReadOnly: false,
    isPlain: true,
    surroundings: { media: surroundings.media, pictures: [], instruments: [] },
    variables: [],
    values: variablesOf({}),
    choices: {
      presenters: surroundings.presenters.map(({ id, name }) => [id, inLanguage(name, shown)]),
      films: names,
      reels: surroundings.reels.map(({ name, scenes }) => [name, `${name} (${scenes})`]),
    },
    mediaAddress,
    language,
    convert,
    valueAt: (path) => valueAt(document, path),
    edit: (path, value) => {
      edit(path, value)
      // the next check finds what is left
      const changed = pathText(path)
      setFaults((before) => before.filter((fault) => fault.path !== changed && !fault.path.startsWith(`${changed}.`)))
    },
    faultsAt: (path) => faults.filter((fault) => fault.path === pathText(path)),
  }
  const fields = kind === 'live' ? liveFields : filmFields
  return (
    <Page
      title={version === null ? (kind === 'live' ? t.newLive : t.newFilms) : title}
      lead={t.lead}
      back={{ to: list, name: t.back }}
      acts={
        <Button
          kind={faults.length > 0 ? 'plain' : 'main'}
          isBusy={check.isBusy}
          disabled={draft.isStale}
          icon={<Send size={16} aria-hidden="true" />}
          onClick={() => check.run({ document, version: draft.base })}
        >
          {t.publish}
        </Button>
      }
    >
      {draft.isStale ? (
        <Conflict
          title={t.stale}
          mine={document}
          theirs={opened}
          placeOf={fieldOf}
          resolve={(choice) => (choice === 'mine' ? draft.rebase() : draft.discard())}
        />
      ) : (
        draft.isRestored && (
          <div className="notice editor-notice" role="status">
            <p>{e.restored}</p>
            <Button onClick={draft.discard}>{t.discard}</Button>
          </div>
        )
      )}
      {check.fault && <Failure fault={check.fault} />}
      {faults.length > 0 && (
        <p className="notice notice-bad" role="alert">
          {fill(t.faulty, { count: faults.length })}
        </p>
      )}
      <EditProvider value={editing}>
        <section className="editor editor-alone" aria-label={t.form}>
          <div className="editor-form" data-language={language} ref={form}>
            <header className="editor-form-head">
              <h2>{t.form}</h2>
              <div className="editor-languages">
                <Segments<Language>
                  label={h.language}
                  value={language}
                  choices={columns.map((one) => [one, languageName(one)])}
                  choose={setLanguage}
                />
              </div>
            </header>
            <FormFields
              key={draft.discards}
              fields={version === null ? [codeField[kind], ...fields] : fields}
              path={[]}
              within=""
            />
          </div>
        </section>
      </EditProvider>
      <Modal
        isOpen={isPublishing}
        title={fill(t.publishTitle, { title })}
        lead={<p>{kind === 'live' ? t.publishLive : t.publishFilms}</p>}
        close={() => setPublishing(false)}
      >
        {isPublishing && (
          <Publish
            {...{ kind, document, reopen }}
            version={draft.base}
            published={() => {
              draft.drop()
              say(fill(t.published, { title }))
              navigate(list)
            }}
            refused={show}
            close={() => setPublishing(false)}
          />
        )}
      </Modal>
    </Page>
  )
}
