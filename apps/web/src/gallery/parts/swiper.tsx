import { Swiper } from '../../shared/ui/swiper/swiper.tsx'
import { samplePictures } from '../sample-pictures.ts'

export const title = 'Swiper'

const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    key: n,
    content: (
      <a className="gallery-slide" href="#swiper">
        Slide {n + 1}
      </a>
    ),
  }))

export const Part = () => (
  <>
    <h3>In a loop</h3>
    <Swiper label="Loop" slides={slides(4)} />
    <h3>With an end</h3>
    <Swiper label="End" loop={false} slides={slides(3)} />
    <h3>By itself, every five seconds</h3>
    <Swiper label="Autoplay" autoplay={5_000} slides={slides(3)} />
    <h3>Pictures, more than there is room for dots</h3>
    <Swiper
      label="Pictures"
      slides={Array.from({ length: 12 }, (_, n) => {
        const { src, alt } = samplePictures[n % samplePictures.length] ?? samplePictures[0]
        return {
          key: n,
          content: <img className="gallery-slide-picture" src={src} alt={alt} width={800} height={400} />,
        }
      })}
    />
    <h3>One slide: nothing to control</h3>
    <Swiper label="One" slides={slides(1)} />
  </>
)
