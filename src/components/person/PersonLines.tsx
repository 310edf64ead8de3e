import { internationalPhone } from '@/domain/lib/phone'
import { phoneHref } from '@/domain/site/links'
import type { PictureView } from '@/components/media/Picture'

import { Portrait } from './Portrait'

type Props = { name: string; jobTitle?: string; phone?: string; photo?: PictureView | undefined }

/** A colleague in a few lines: portrait, name, what they do, and how to call them. */
export const PersonLines = ({ name, jobTitle, phone, photo }: Props) => (
  <div className="person">
    <Portrait name={name} photo={photo} />
    <div className="min-w-0">
      <p className="person-name">
        <bdi>{name}</bdi>
      </p>
      {jobTitle && <p className="text-[0.9375rem] text-soft">{jobTitle}</p>}
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="inline-flex min-h-8 items-center underline">
            {internationalPhone(phone)}
          </a>
        </p>
      )}
    </div>
  </div>
)
