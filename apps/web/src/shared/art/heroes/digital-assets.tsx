import { colour, type Placed, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

interface CubeProps extends SceneProps, Placed {
  /** a paint of the front, and the role in the palette of the top and the side */
  front: string
  hue: string
}

/** A solid cube whose front is 40 wide, with a lit top and a shaded side. */
const Cube = ({ id, at, front, hue }: CubeProps) => (
  <g transform={at} strokeLinejoin="round" strokeWidth="3">
    <path fill={colour(hue)} stroke={colour(hue)} d="M40 0l14-12v40L40 40zM0 0l14-12h40L40 0z" />
    <path fill={colour('shade')} stroke={colour('shade')} opacity=".45" d="M40 0l14-12v40L40 40z" />
    <path fill={colour('light')} stroke={colour('light')} opacity=".6" d="M0 0l14-12h40L40 0z" />
    <rect x="-1" y="-1" width="42" height="42" rx="3" fill={front} />
    <path fill={paint(id, 'gloss')} opacity=".5" d="M-1 2a3 3 0 0 1 3-3h24L-1 30z" />
  </g>
)

/** One large cube of glass. A core shines in its middle, tied to every corner, and small blocks join it. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="278" cy="140" r="190" fill={paint(id, 'aura')} opacity=".7" />
    <ellipse cx="268" cy="246" rx="150" ry="15" fill={colour('1')} opacity=".35" />
    <ellipse cx="268" cy="246" rx="118" ry="9" fill={colour('3')} opacity=".35" />
    <g strokeLinejoin="round" strokeWidth="4">
      <path fill={colour('2')} d="M232 42h150v150H232z" opacity=".55" />
      <path fill={colour('2')} stroke={colour('2')} opacity=".75" d="M176 240l56-48h150l-56 48z" />
      <path fill="none" stroke={colour('line')} strokeWidth="2" opacity=".45" d="M232 42v150h150M232 192l-56 48" />
    </g>
    <circle cx="279" cy="141" r="78" fill={paint(id, 'warm')} opacity=".75" />
    <path
      stroke={colour('3')}
      strokeWidth="2"
      strokeDasharray="2 6"
      strokeLinecap="round"
      opacity=".9"
      d="M279 141L176 90M279 141l47-51M279 141L176 240M279 141l47 99M279 141l-47-99M279 141L382 42M279 141l103 51M279 141l-47 51"
    />
    <g data-move="rise">
      <Cube id={id} at="translate(246 118) scale(1.35)" front={paint(id, 'gold')} hue="4" />
    </g>
    <g strokeLinejoin="round" strokeWidth="4">
      <path fill={colour('light')} stroke={colour('light')} opacity=".34" d="M176 90l56-48h150l-56 48z" />
      <path fill={colour('1')} stroke={colour('1')} opacity=".42" d="M176 90l56-48h150l-56 48z" />
      <path fill={colour('shade')} stroke={colour('shade')} opacity=".4" d="M326 90l56-48v150l-56 48z" />
      <path fill={colour('6')} stroke={colour('6')} opacity=".38" d="M326 90l56-48v150l-56 48z" />
    </g>
    <rect x="174" y="88" width="154" height="154" rx="6" fill={colour('1')} opacity=".26" />
    <path fill={paint(id, 'gloss')} opacity=".32" d="M174 94a6 6 0 0 1 6-6h86l-92 118z" />
    <path fill="#fff" opacity=".14" d="M290 88h26L196 242h-20v-8z" />
    <g fill="none" stroke={colour('light')} strokeLinejoin="round">
      <rect x="174" y="88" width="154" height="154" rx="6" strokeWidth="2.4" opacity=".8" />
      <path d="M176 89l56-47h150v150l-55 48M327 89l55-47" strokeWidth="2" opacity=".6" />
    </g>
    <g fill={colour('light')}>
      <circle cx="176" cy="90" r="6" />
      <circle cx="326" cy="90" r="6" />
      <circle cx="176" cy="240" r="6" />
      <circle cx="326" cy="240" r="6" />
      <circle cx="232" cy="42" r="5" />
      <circle cx="382" cy="42" r="5" />
      <circle cx="382" cy="192" r="5" />
    </g>
    <g data-move="rise" data-step="1">
      <Cube id={id} at="translate(178 44) scale(.55)" front={paint(id, 'blush')} hue="6" />
    </g>
    <g data-move="rise" data-step="2">
      <Cube id={id} at="translate(146 96) scale(.36)" front={paint(id, 'gold')} hue="4" />
    </g>
    <Spark at="translate(222 26) scale(.9)" />
    <Spark at="translate(152 152) scale(.8)" fill={colour('6')} />
    <Spark at="translate(370 14) scale(.7)" fill={colour('light')} />
  </>
)
