/** Zoom, pan and rotation of the board. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4;

export class Lens {
  zoom = $state(1);
  turned = $state(false);
  /** The center of the view, as fractions of the whole. */
  #at = $state({ x: 0.5, y: 0.5 });
  moving = $state(false);
  /** Whether the last press became a drag and is therefore not a click. */
  dragged = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #whole: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** The visible part of the whole. */
  box(whole: Box): Box {
    this.#whole = whole;
    const width = whole.width / this.zoom;
    const height = whole.height / this.zoom;
    return {
      x: whole.x + whole.width * this.#at.x - width / 2,
      y: whole.y + whole.height * this.#at.y - height / 2,
      width,
      height,
    };
  }

  by(factor: number): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    if (this.zoom === 1) this.fit();
    else this.#keep();
  }

  /** Zooms in on a point of the whole, given in its units. */
  focus(zoom: number, x: number, y: number): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, zoom));
    const { x: left, y: top, width, height } = this.#whole;
    this.#at = { x: (x - left) / width, y: (y - top) / height };
    this.#keep();
  }

  fit(): void {
    this.zoom = 1;
    this.#at = { x: 0.5, y: 0.5 };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  down(event: PointerEvent): void {
    this.dragged = false;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Drags with one pointer, pinches with two. */
  move(event: PointerEvent, scale: number): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        this.by(Math.hypot(now.x - other.x, now.y - other.y) / was);
        this.dragged = true;
      }
    } else if (this.zoom > 1) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > 6) this.dragged = true;
      if (this.dragged) {
        this.moving = true;
        this.#at = {
          x: this.#at.x - (now.x - before.x) / scale / this.#whole.width,
          y: this.#at.y - (now.y - before.y) / scale / this.#whole.height,
        };
        this.#keep();
      }
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.moving = false;
  }

  #keep(): void {
    const rim = 0.5 / this.zoom;
    const within = (value: number): number => Math.min(1 - rim, Math.max(rim, value));
    this.#at = { x: within(this.#at.x), y: within(this.#at.y) };
  }
}
