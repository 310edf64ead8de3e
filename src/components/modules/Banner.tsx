import { Picture, type PictureView } from '@/components/media/Picture'

/** The picture over the whole width, with the words on a sheet of paper that reaches below it. */
export function Banner({ picture, title, text }: { picture: PictureView; title: string; text: string }) {
  return (
    <div className="relative isolate mb-14 grid min-h-[min(76vh,680px)] items-end">
      <Picture picture={picture} sizes="100vw" eager className="absolute inset-0 -z-10 h-full w-full object-cover" />
      <div className="wrap">
        <div className="-mb-10 w-full max-w-[720px] rounded-t-(--radius-base) bg-paper p-6 md:-mb-14 md:p-14">
          <h1>{title}</h1>
          {text && <p className="mt-4 max-w-[46ch] text-lg text-soft">{text}</p>}
        </div>
      </div>
    </div>
  )
}
