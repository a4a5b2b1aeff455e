import { startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { useLanguage } from '../text/language.ts'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { downIcon } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './area-code-button.module.css'
import type { PickedArea } from './picked-area.ts'

const text = table('shared/area-codes/area-code-button')

type Module = typeof import('./selector-module.ts')
let loaded: Module | undefined
const load = async (): Promise<Module> => (loaded ??= await import('./selector-module.ts'))

interface AreaCodeButtonProps {
  selected: PickedArea
  onPick: (area: PickedArea) => void
  /** called with a message for the person when the selector's code could not load */
  onFailed: (message: string) => void
}

/**
 * The calling code in front of a phone number; it opens the selector (C6). The selector's code and list load while the
 * page is idle, so that a tap opens it at once. It avoids React's `lazy`, whose fallback stays for 300 ms.
 */
export const AreaCodeButton = ({ selected, onPick, onFailed }: AreaCodeButtonProps) => {
  const t = useText(text)
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [module, setModule] = useState(() => loaded)
  /** which opening of the selector is shown; 0 while it is closed */
  const [open, setOpen] = useState(0)
  const openings = useRef(0)
  const [name, setName] = useState<string>()

  useEffect(() => {
    if (module) return
    // a failure here is ignored, because a tap loads the module again
    return whenIdle(() => void load().then(setModule, () => undefined))
  }, [module])
  useEffect(() => {
    let current = true
    void module?.regionName(selected.id, language).then((found) => current && setName(found))
    return () => {
      current = false
    }
  }, [module, selected.id, language])

  const tap = () => {
    setOpen(++openings.current)
    if (module) return
    load().then(setModule, () => {
      setOpen(0)
      onFailed(t.failed)
    })
  }
  const done = () => {
    // the dialog is closed: removing its hundreds of rows can wait for the next frame
    startTransition(() => setOpen(0))
    // iOS does not focus a tapped button, so the closing dialog could not return the focus to it
    button.current?.focus()
  }
  const code = `+${selected.value}`
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.areaCodeButton} numbers`}
        aria-label={fill(t.label, { area: name ? `${name} ${code}` : code })}
        aria-haspopup="dialog"
        aria-expanded={open > 0}
        aria-busy={(open > 0 && !module) || undefined}
        onClick={tap}
      >
        {code}
        {open > 0 && !module ? <Spinner /> : <Icon path={downIcon} size={16} />}
      </button>
      {open > 0 && module && (
        <module.Selector
          key={open}
          selectedId={selected.id}
          onPick={(area) => {
            onPick(area)
            done()
          }}
          onCancel={done}
        />
      )}
    </>
  )
}
