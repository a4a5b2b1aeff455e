import { Coin, colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

const places = [...Array(12).keys()].map((index) => index * 30)

/** A ring of coins turns around a dial. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="292" cy="136" r="200" fill={paint(id, 'warm')} opacity=".34" />
    <g fill="none" stroke={colour('5')} strokeWidth="16">
      <circle cx="292" cy="136" r="168" opacity=".55" />
      <circle cx="292" cy="136" r="208" opacity=".3" />
    </g>
    <circle cx="298" cy="146" r="132" fill={colour('shade')} opacity=".5" />
    <circle cx="292" cy="136" r="132" fill={paint(id, 'deep')} />
    <circle cx="292" cy="136" r="132" fill="none" stroke={colour('1')} strokeWidth="3" opacity=".6" />
    <g data-move="spread">
      {places.map((turn) => (
        <Coin
          key={turn}
          id={id}
          at={`translate(292 136) rotate(${turn}) translate(0 -104) rotate(${-turn}) scale(1.75)`}
        />
      ))}
    </g>
    <circle cx="297" cy="142" r="72" fill={colour('shade')} opacity=".5" />
    <circle cx="292" cy="136" r="72" fill={paint(id, 'body')} />
    <circle cx="292" cy="136" r="60" fill={colour('shade')} />
    <circle cx="292" cy="136" r="60" fill={paint(id, 'gloss')} opacity=".12" />
    <path fill="none" stroke={colour('2')} strokeWidth="11" strokeLinecap="round" d="M260 164a43 43 0 1 1 64 0" />
    <path fill="none" stroke={colour('6')} strokeWidth="11" strokeLinecap="round" d="M260 164a43 43 0 0 1-2-54" />
    <path
      fill={colour('light')}
      transform="rotate(-98 292 136)"
      d="M286 130l34-30a3 3 0 0 1 4 4l-26 36a9 9 0 1 1-12-10"
    />
    <circle cx="292" cy="136" r="4" fill={colour('shade')} />
    <path stroke={colour('3')} strokeWidth="4" strokeLinecap="round" d="M277 177h30" />
    <Coin id={id} at="translate(150 232) scale(1.6)" />
    <Coin id={id} at="translate(112 250) scale(1.1)" />
    <Spark at="translate(178 206) scale(1.2)" fill={colour('light')} />
    <Spark at="translate(368 30) scale(1.3)" fill={colour('light')} />
    <Spark at="translate(196 36) scale(.8)" />
  </>
)
