import { languageName } from '@foyer/api/languages'
import type { EditorSurroundings } from '@foyer/api/staff/editor'
import { useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill } from '@foyer/staff-interface/table'
import { CircleAlert, CircleCheck, Eye, Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { blockNames } from '../campaigns/fault-text.ts'
import { useConversion } from '../translation/use-conversion.ts'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { blankOf, newBlock } from './blank.ts'
import { type CampaignDocument, pathText, valueAt } from './document.ts'
import { type Editing, EditProvider } from './edit-context.ts'
import { type Checked, carried, fieldSelector, placeOf } from './faults.ts'
import { activityFields, blockFields, isKind, stageFields } from './fields.ts'
import { FormFields } from './form-fields.tsx'
import { type Change, itemsOf, newHistory, type PartList, reduce } from './history.ts'
import { Outline, type OutlineActs } from './outline.tsx'
import { Problems } from './problems.tsx'
import { RulePart } from './rule-part.tsx'
import { text } from './text.ts'
import { columns } from './texts.ts'
import { useVariables } from './use-variables.ts'
import './editor.css'

type Pane = 'outline' | 'form' | 'preview'

interface Props {
  readonly document: CampaignDocument
  /** called after each change, also by undo */
  readonly onChange: (document: CampaignDocument) => void
  /** the newest faults, and the document that they are about */
  readonly checked: Checked<CampaignDocument> | undefined
  readonly isReadOnly: boolean
  readonly surroundings: EditorSurroundings
  readonly mediaAddress: (name: string) => string
  /** what the bar says about storing */
  readonly status?: ReactNode
  readonly preview: ReactNode
}

/** The visual editor of a campaign. It knows neither where documents are stored nor who checks them. */
export const Editor = ({ document, onChange, checked, isReadOnly, surroundings, mediaAddress, ...more }: Props) => {
  const { status, preview } = more
  const t = useText(text)
  const names = useText(blockNames)
  const { convert, isFailed } = useConversion()
  const [history, change] = useReducer(reduce, document, (first) => newHistory(first))
  const { present } = history
  const [selected, setSelected] = useState(present.keys.blocks[0] ?? 'activity')
  const [language, setLanguage] = useState<Language>('zh-CN')
  const [pane, setPane] = useState<Pane>('outline')
  const [isShown, setShown] = useState(() => innerWidth >= 1500)
  const [areProblemsOpen, setProblemsOpen] = useState(false)
  const [news, setNews] = useState<{ text: string; undoes: boolean }>()
  const root = useRef<HTMLElement>(null)
  const focusNext = useRef<string>(undefined)
  // the keys of each document that went out, because the answer of a check may be about an older one
  const [keysOf] = useState(() => new WeakMap<CampaignDocument, typeof present.keys>())
  keysOf.set(present.document, present.keys)

  const [given, setGiven] = useState(document)
  const [sent, setSent] = useState(document)
  // a document from outside, such as a newer revision, replaces this one; the editor's own change returns unchanged
  if (given !== document) {
    setGiven(document)
    if (document !== sent && document !== present.document) change({ does: 'reset', document })
  }
  useEffect(() => {
    if (present.document === sent) return
    setSent(present.document)
    onChange(present.document)
  }, [present.document, sent, onChange])

  const faults = useMemo(() => {
    const before = checked && keysOf.get(checked.document)
    return before ? carried(checked.faults, before, present.keys) : []
  }, [checked, present.keys, keysOf])

  // focuses a moved, added or chosen field after it is rendered
  useEffect(() => {
    const selector = focusNext.current
    if (selector === undefined) return
    focusNext.current = undefined
    const found = root.current?.querySelector<HTMLElement>(selector)
    found?.focus()
    found?.scrollIntoView({ block: 'nearest' })
  })

  const list = (['blocks', 'stages'] as const).find((one) => present.keys[one].includes(selected))
  const index = list ? present.keys[list].indexOf(selected) : -1
  const item = list ? itemsOf(present.document, list)[index] : undefined
  const nameOf = (of: PartList, at: number): string => {
    const kind = itemsOf(present.document, of)[at]?.kind
    return of === 'stages' ? `${t.stages} ${at + 1}` : isKind(kind) ? names[kind] : String(kind)
  }
  const open = (part: string) => {
    setSelected(part)
    setPane('form')
  }
  const step = (does: 'undo' | 'redo') => {
    change({ does })
    setNews({ text: does === 'undo' ? t.undone : t.redone, undoes: false })
  }
  const acts: OutlineActs = {
    select: open,
    add: (to, kind) => {
      const at = kind === 'hero' ? 0 : list === to ? index + 1 : itemsOf(present.document, to).length
      const added = kind ? newBlock(kind) : { ...blankOf(stageFields), id: `task-${history.nextKey}` }
      change({ does: 'add', list: to, to: at, item: added })
      open(`part-${history.nextKey}`)
      focusNext.current = '.editor-form textarea, .editor-form .button'
    },
    duplicate: (of, at) => {
      const copied = itemsOf(present.document, of)[at]
      if (!copied) return
      change({ does: 'add', list: of, to: at + 1, item: copied })
      open(`part-${history.nextKey}`)
    },
    remove: (of, at) => {
      setNews({ text: fill(t.removed, { name: nameOf(of, at) }), undoes: true })
      const keys = present.keys[of]
      const next = keys[at + 1] ?? keys[at - 1] ?? 'activity'
      change({ does: 'remove', list: of, from: at })
      if (selected === keys[at]) setSelected(next)
      focusNext.current = `[data-part="${next}"]`
    },
    move: (of, from, to) => {
      change({ does: 'move', list: of, from, to })
      const all = itemsOf(present.document, of).length
      setNews({ text: fill(t.movedTo, { name: nameOf(of, from), place: to + 1, all }), undoes: false })
      focusNext.current = `[data-part="${present.keys[of][from]}"]`
    },
  }
  const go = (path: string) => {
    setProblemsOpen(false)
    const place = placeOf(path)
    const fixed = path.startsWith('rule') ? 'rule' : 'activity'
    const part = place.list ? present.keys[place.list][place.index] : fixed
    if (!path.startsWith('page.') || place.list) open(part ?? fixed)
    else setPane('outline')
    const shown = columns.find((one) => path.endsWith(`.${one}`))
    if (shown) setLanguage(shown)
    // the dialog gives the focus back first
    setTimeout(() => {
      const field = [path, ...columns.map((one) => `${path}.${one}`)]
        .map((one) => root.current?.querySelector<HTMLElement>(fieldSelector(one)))
        .find((one) => one)
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    }, 250)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || isReadOnly || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  }

  const editing: Editing = {
    ...useVariables(present.document),
    isReadOnly,
    surroundings,
    mediaAddress,
    language,
    convert,
    valueAt: (path) => valueAt(present.document, path),
    edit: (path, value) => change({ does: 'edit', path, value, at: performance.now() } satisfies Change),
    faultsAt: (path) => faults.filter((fault) => fault.path === pathText(path)),
  }
  const kind = item?.kind
  const fields =
    list === undefined ? activityFields : list === 'stages' ? stageFields : isKind(kind) ? blockFields[kind] : []
  const path = list === undefined ? ['activity'] : ['page', list, index]
  const isRule = list === undefined && selected === 'rule'
  return (
    <section className="editor" ref={root} aria-label={t.editor} data-pane={pane} onKeyDown={onKeyDown}>
      <div className="editor-bar">
        <span className="editor-steps">
          <button
            type="button"
            className="icon-button"
            aria-label={t.undo}
            aria-disabled={isReadOnly || history.past.length === 0 || undefined}
            onClick={() => !isReadOnly && step('undo')}
          >
            <Undo2 size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t.redo}
            aria-disabled={isReadOnly || history.future.length === 0 || undefined}
            onClick={() => !isReadOnly && step('redo')}
          >
            <Redo2 size={18} aria-hidden="true" />
          </button>
        </span>
        {isReadOnly ? <span className="badge">{t.readOnly}</span> : <span className="editor-status">{status}</span>}
        <span className="editor-tools">
          {checked && (
            <Button
              kind="quiet"
              className={faults.length > 0 ? 'editor-to-do' : 'editor-all-done'}
              icon={
                faults.length > 0 ? (
                  <CircleAlert size={16} aria-hidden="true" />
                ) : (
                  <CircleCheck size={16} aria-hidden="true" />
                )
              }
              onClick={() => setProblemsOpen(true)}
            >
              {faults.length > 0 ? fill(t.problems, { count: faults.length }) : t.noProblems}
            </Button>
          )}
          <Button
            className="editor-preview-button"
            icon={<Eye size={16} aria-hidden="true" />}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t.preview}
          </Button>
        </span>
      </div>
      <div className="editor-panes">
        <Segments<Pane>
          label={t.pane}
          value={pane}
          choices={[
            ['outline', t.blocks],
            ['form', t.form],
            ['preview', t.preview],
          ]}
          choose={setPane}
        />
      </div>
      <p className="editor-news" role="status">
        {news && <span>{news.text}</span>}
        {news?.undoes && (
          <Button kind="quiet" onClick={() => step('undo')}>
            {t.undo}
          </Button>
        )}
      </p>
      <EditProvider value={editing}>
        <div className="editor-body" data-preview={isShown || undefined}>
          <Outline
            document={present.document}
            keys={present.keys}
            selected={list === undefined && !isRule ? 'activity' : selected}
            {...{ faults, isReadOnly, acts }}
          />
          <div className="editor-form" data-language={language} key={selected}>
            <header className="editor-form-head">
              <h2>{isRule ? t.rule : list === undefined ? t.activity : nameOf(list, index)}</h2>
              {!isRule && (
                <div className="editor-languages">
                  <Segments<Language>
                    label={t.language}
                    value={language}
                    choices={columns.map((one) => [one, languageName(one)])}
                    choose={setLanguage}
                  />
                </div>
              )}
            </header>
            {isFailed && <p className="notice notice-warn">{t.convertFailed}</p>}
            {isRule ? <RulePart faults={faults} /> : <FormFields fields={fields} path={path} within="" />}
          </div>
          {(isShown || pane === 'preview') && <aside className="editor-preview">{preview}</aside>}
        </div>
      </EditProvider>
      <Modal isOpen={areProblemsOpen} title={t.problemsTitle} close={() => setProblemsOpen(false)} place="side">
        {areProblemsOpen && <Problems document={present.document} faults={faults} go={go} />}
      </Modal>
    </section>
  )
}
