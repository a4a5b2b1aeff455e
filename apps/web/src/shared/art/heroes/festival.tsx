import { colour, type Placed, paint, type SceneProps, Sky } from '../kit.tsx'

const Lantern = ({ id, at }: SceneProps & Placed) => (
  <g transform={at}>
    <circle r="110" fill={paint(id, 'warm')} opacity=".3" />
    <path stroke={colour('4')} strokeWidth="2.5" d="M0-90v44" />
    <path fill={paint(id, 'body')} d="M-30-42h60c44 16 44 68 0 84h-60c-44-16-44-68 0-84" />
    <ellipse rx="40" ry="34" fill={paint(id, 'warm')} opacity=".75" />
    <path
      fill="none"
      stroke={colour('3')}
      strokeWidth="2"
      opacity=".75"
      d="M-22-42c-22 22-22 62 0 84M22-42c22 22 22 62 0 84M0-42v84"
    />
    <path fill={paint(id, 'gloss')} opacity=".5" d="M-34-38c-30 16-32 48-14 66-4-26-2-46 14-66" />
    <rect x="-32" y="-51" width="64" height="12" rx="5" fill={paint(id, 'gold')} />
    <rect x="-32" y="39" width="64" height="12" rx="5" fill={paint(id, 'gold')} />
    <path
      stroke={colour('3')}
      strokeWidth="3"
      strokeLinecap="round"
      d="M0 51v16M-12 70v28M-6 70v34M0 70v38M6 70v34M12 70v28"
    />
    <rect x="-15" y="62" width="30" height="11" rx="5" fill={paint(id, 'gold')} />
  </g>
)

const Envelope = ({ id, at }: SceneProps & Placed) => (
  <g transform={at}>
    <path stroke={colour('3')} strokeWidth="2" d="M0-42V0" />
    <rect x="-21" y="-4" width="42" height="60" rx="6" fill={paint(id, 'body')} />
    <path fill={colour('2')} d="M-21 2a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v8C8 26-8 26-21 10z" />
    <path fill="none" stroke={colour('3')} strokeWidth="1.6" d="M-21 10C-8 26 8 26 21 10" />
    <circle cy="22" r="9" fill={paint(id, 'gold')} />
    <rect x="-3.5" y="18.5" width="7" height="7" rx="1.5" fill={colour('2')} />
    <path fill={paint(id, 'gloss')} opacity=".3" d="M-21 2a6 6 0 0 1 6-6h6v60h-6a6 6 0 0 1-6-6z" />
  </g>
)

const Blossom = ({ at }: Placed) => (
  <g transform={at}>
    <g fill={colour('6')}>
      <circle cy="-6" r="5.6" />
      <circle cx="5.7" cy="-1.9" r="5.6" />
      <circle cx="3.5" cy="4.9" r="5.6" />
      <circle cx="-3.5" cy="4.9" r="5.6" />
      <circle cx="-5.7" cy="-1.9" r="5.6" />
    </g>
    <circle r="4.6" fill={colour('light')} />
    <circle r="2" fill={colour('4')} />
  </g>
)

/** A roof whose eave ends in round tiles. */
const Roof = ({ id, at, far = false }: SceneProps & Placed & { far?: boolean }) => (
  <g transform={at}>
    <path fill={colour(far ? '2' : 'shade')} d="M26 76h292v80H26z" />
    <path
      fill={colour(far ? '5' : '2')}
      d="M-34 60C30 56 68 34 84 0h176c16 34 54 56 118 60l8-8-4 28Q172 96-38 80l-4-28z"
    />
    <path
      fill={paint(id, far ? 'sky' : 'night')}
      opacity={far ? '.3' : '.7'}
      d="M-34 60C30 56 68 34 84 0h176c16 34 54 56 118 60l8-8-4 28Q172 96-38 80l-4-28z"
    />
    <path
      fill="none"
      stroke={colour(far ? '2' : '1')}
      strokeWidth="5"
      opacity=".5"
      d="M98 4C88 34 62 62 24 76M122 4c-6 32-22 58-50 76M147 4c-2 32-12 56-26 78M172 4v80M197 4c2 32 12 56 26 78M222 4c6 32 22 58 50 76M246 4c10 30 36 58 74 72"
    />
    <path
      fill="none"
      stroke={paint(id, 'gold')}
      strokeWidth="10"
      strokeLinecap="round"
      strokeDasharray="0 13.7"
      d="M-34 80Q172 96 378 80"
    />
    {/* the ridge of the far roof would look like a pole through the lantern */}
    {!far && <path fill="none" stroke={paint(id, 'gold')} strokeWidth="7" strokeLinecap="round" d="M76-3q96 8 192 0" />}
  </g>
)

/** Lanterns and red envelopes hang from a plum branch at night, over tiled roofs. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="120" r="200" fill={paint(id, 'aura')} opacity=".22" />
    <path
      stroke={colour('3')}
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity=".5"
      d="M40 168h.1M92 190h.1M150 30h.1M178 152h.1M206 182h.1M120 158h.1M20 60h.1"
    />
    <path fill={colour('shade')} d="M-900 246H990v20H-900z" />
    <Roof id={id} at="translate(126 176) scale(.82)" far />
    <Roof id={id} at="translate(-196 172) scale(.96)" />
    <g data-move="sway">
      <Lantern id={id} at="translate(298 106)" />
    </g>
    <g data-move="sway" data-step="1">
      <path stroke={colour('4')} strokeWidth="1.5" d="M384 34v110" />
      <Lantern id={id} at="translate(384 172) scale(.56)" />
    </g>
    <g data-move="sway" data-step="2">
      <Envelope id={id} at="translate(196 70) rotate(7)" />
    </g>
    <g data-move="sway" data-step="1">
      <Envelope id={id} at="translate(232 48) rotate(-7) scale(.84)" />
    </g>
    <path
      fill="none"
      stroke={colour('shade')}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="9"
      d="M400 44c-30-20-62-26-104-26"
    />
    <path
      fill="none"
      stroke={colour('shade')}
      strokeLinecap="round"
      strokeWidth="5"
      d="M330 20c-50-8-90 2-128 6M360 28c10-10 14-18 16-32M262 18c-8-6-14-12-16-22M352 26c-8 14-14 22-26 28"
    />
    <Blossom at="translate(334 20) scale(1.5)" />
    <Blossom at="translate(366 40) scale(1.25)" />
    <Blossom at="translate(264 14) scale(1.2)" />
    <Blossom at="translate(226 22)" />
    <Blossom at="translate(376 8)" />
    <Blossom at="translate(324 54) scale(.8)" />
    <circle cx="204" cy="26" r="4.5" fill={colour('6')} />
    <circle cx="290" cy="10" r="4.5" fill={colour('6')} />
    <circle cx="247" cy="3" r="4" fill={colour('6')} />
  </>
)
