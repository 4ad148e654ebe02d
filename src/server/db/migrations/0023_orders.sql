CREATE TABLE "order_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"client_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid,
	"list_id" bigint,
	"product_id" bigint NOT NULL,
	"reservation_id" bigint,
	"person_id" bigint,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"delivery_price" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb,
	"delivery" text,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"cancel_cause" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"intent_id" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"last_failure_id" text,
	"failure_code" text,
	"version" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"stock_taken" boolean DEFAULT true NOT NULL,
	"terms_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"prepared_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "shop_order_hash_unique" UNIQUE("hash"),
	CONSTRAINT "shop_order_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_order_client_key_unique" UNIQUE("client_key"),
	CONSTRAINT "shop_order_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "shop_order_status_known" CHECK (status in ('pending','paid','prepared','sent','delivered','cancelled','refunded')),
	CONSTRAINT "shop_order_quantity" CHECK (quantity between 1 and 99),
	CONSTRAINT "shop_order_total" CHECK (unit_price > 0 and delivery_price >= 0 and total = unit_price * quantity + delivery_price),
	CONSTRAINT "shop_order_refunded" CHECK (refunded between 0 and case when paid_at is null then 0 else total end),
	CONSTRAINT "shop_order_refunded_whole" CHECK (status <> 'refunded' or refunded = total),
	CONSTRAINT "shop_order_paid" CHECK (status in ('pending', 'cancelled') or paid_at is not null),
	CONSTRAINT "shop_order_sent" CHECK ((status in ('sent', 'delivered')) <= (sent_at is not null)),
	CONSTRAINT "shop_order_stock" CHECK (case when status = 'cancelled' then not stock_taken when status = 'refunded' then true else stock_taken end),
	CONSTRAINT "shop_order_address" CHECK (paid_at is null or (address is not null and delivery is not null and terms_at is not null)),
	CONSTRAINT "shop_order_cause" CHECK ((status = 'cancelled') <= (cancel_cause <> ''))
);
--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "contribution_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "order_intent" ADD CONSTRAINT "order_intent_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_intent_order" ON "order_intent" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_order_status" ON "shop_order" USING btree ("status","held_until");--> statement-breakpoint
CREATE INDEX "shop_order_person" ON "shop_order" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_reservation" ON "shop_order" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_stock" CHECK (stock >= 0);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_one" CHECK (num_nonnulls(contribution_id, order_id) = 1);--> statement-breakpoint
-- What may follow what (src/features/orders/order.state.ts): an order never comes back from its end.
CREATE FUNCTION shop_order_moves() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[
    'pending>paid', 'pending>cancelled',
    'paid>prepared', 'paid>cancelled', 'paid>refunded',
    'prepared>sent', 'prepared>cancelled', 'prepared>refunded',
    'sent>delivered', 'sent>refunded',
    'delivered>refunded',
    'cancelled>refunded'
  ]
$$;--> statement-breakpoint
CREATE FUNCTION shop_order_require_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND NOT (OLD.status || '>' || NEW.status = ANY (shop_order_moves())) THEN
    RAISE EXCEPTION 'shop_order % cannot go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.paid_at IS NOT NULL AND (NEW.total <> OLD.total OR NEW.paid_at IS DISTINCT FROM OLD.paid_at) THEN
    RAISE EXCEPTION 'shop_order % is paid: its sum stays', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER shop_order_move BEFORE UPDATE ON "shop_order"
  FOR EACH ROW EXECUTE FUNCTION shop_order_require_move();--> statement-breakpoint
-- Paid and posted go together, or not at all.
CREATE FUNCTION shop_order_require_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid_at IS NOT NULL AND OLD.paid_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM ledger_tx WHERE idempotency_key = 'order:' || NEW.id || ':paid') THEN
    RAISE EXCEPTION 'shop_order % is paid without its posting', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER shop_order_posted AFTER UPDATE ON "shop_order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shop_order_require_posting();
