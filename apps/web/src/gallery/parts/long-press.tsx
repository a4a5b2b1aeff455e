import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { ReorderList } from '../../shared/ui/long-press/reorder-list.tsx'
import { useLongPress } from '../../shared/ui/long-press/use-long-press.ts'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { samplePictures } from '../sample-pictures.ts'

export const title = 'Long press'

const Savable = () => {
  const [open, setOpen] = useState<'menu' | 'large'>()
  const [presses, setPresses] = useState(0)
  const [taps, setTaps] = useState(0)
  const [{ src, alt }] = samplePictures
  const { className, ...press } = useLongPress(() => {
    setPresses((count) => count + 1)
    setOpen('menu')
  })
  return (
    <>
      <button
        type="button"
        className={`gallery-picture ${className}`}
        onClick={() => setTaps((count) => count + 1)}
        {...press}
      >
        <img src={src} alt={alt} width={160} height={200} draggable={false} />
      </button>
      <Button look="plain" onClick={() => setOpen('menu')}>
        Enlarge or save
      </Button>
      <p>
        Long presses: <output>{presses}</output>, taps: <output>{taps}</output>
      </p>
      {open === 'menu' && (
        <Sheet title="Picture" onClose={() => setOpen((now) => (now === 'menu' ? undefined : now))}>
          <Button look="plain" onClick={() => setOpen('large')}>
            Enlarge
          </Button>
          <a className="button button-quiet" href={src} download="picture.svg">
            Save
          </a>
        </Sheet>
      )}
      {open === 'large' && (
        <Sheet title="Enlarged" onClose={() => setOpen(undefined)}>
          <img className="gallery-slide-picture" src={src} alt={alt} />
        </Sheet>
      )}
    </>
  )
}

const names = ['Tracker Fund', 'Green bond', 'Gold', 'Money market', 'Hang Seng Tech']

const Ordered = () => {
  const [order, setOrder] = useState<readonly string[]>(names)
  return <ReorderList label="Watchlist" items={order.map((name) => ({ key: name, name }))} onOrder={setOrder} />
}

export const Part = () => (
  <>
    <h3>Enlarge and save</h3>
    <Savable />
    <h3>Put in order</h3>
    <p className="lead">Hold a row, then drag it, use its buttons or the arrow keys.</p>
    <Ordered />
  </>
)
