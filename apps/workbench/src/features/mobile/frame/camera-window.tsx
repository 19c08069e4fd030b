import { Flashlight, FlashlightOff, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { useCamera } from '#scanning/camera/use-camera.ts';
import styles from './frame.module.css';

interface CameraWindowProps {
  /** Called with the code and when it was seen, on the clock of `Event.timeStamp`. */
  readonly onCode: (code: string, at: number) => void;
  readonly onClose: () => void;
}

/** What the camera sees; codes in the frame are scanned one after the other until it is closed. */
export function CameraWindow({ onCode, onClose }: CameraWindowProps) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const { failure, lamp, light } = useCamera(video, onCode);
  return (
    <section className={styles.camera} aria-label={t('摄像头')}>
      <video ref={video} muted playsInline aria-label={t('摄像头画面')} />
      <span className={styles.frame} aria-hidden />
      {failure !== undefined && (
        <p className={styles.cameraFailure} role="alert">
          {failure === 'denied'
            ? t('摄像头未授权，请用扫码枪或手输')
            : t('这里没有可用的摄像头，请用扫码枪或手输')}
        </p>
      )}
      <span className={styles.cameraKeys}>
        {lamp !== undefined && (
          <button
            type="button"
            className={styles.round}
            aria-pressed={lamp}
            aria-label={lamp ? t('关灯') : t('开灯')}
            onClick={() => void light(!lamp).catch(() => undefined)}
          >
            {lamp ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
          </button>
        )}
        <button
          type="button"
          className={styles.round}
          aria-label={t('关闭摄像头')}
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      </span>
    </section>
  );
}
