CREATE TABLE "postal_address" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postal_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"for_gifts" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"picture" text,
	"product_id" bigint,
	"brand_id" bigint,
	"shelf" text,
	"price" bigint,
	"percent" integer,
	"amount" bigint,
	"code" text,
	"min_total" bigint,
	"content_path" text,
	"stock" integer,
	"per_person" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"door_year" integer,
	"door_day" integer,
	"consolation" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_door_whole" CHECK ((door_year is null) = (door_day is null)),
	CONSTRAINT "offer_door_day" CHECK (door_day between 1 and 24),
	CONSTRAINT "offer_percent" CHECK (percent between 1 and 100),
	CONSTRAINT "offer_cents" CHECK (coalesce(price, 0) >= 0 and coalesce(amount, 1) > 0 and coalesce(min_total, 0) >= 0),
	CONSTRAINT "offer_stock" CHECK (coalesce(stock, 0) >= 0 and coalesce(per_person, 1) > 0),
	CONSTRAINT "offer_order" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "offer_claim" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"consoled" boolean DEFAULT false NOT NULL,
	"code" text,
	"voucher_id" bigint,
	"claimed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "offer_claim_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "order_reduction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_reduction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"voucher_id" bigint,
	"offer_id" bigint,
	"claim_id" bigint,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_reduction_of_one" CHECK (num_nonnulls(voucher_id, offer_id) = 1),
	CONSTRAINT "order_reduction_amount" CHECK (amount > 0 and returned between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text,
	"code_end" text DEFAULT '' NOT NULL,
	"label" text NOT NULL,
	"initial" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"person_id" bigint,
	"claimed_at" timestamp with time zone,
	"pot_id" bigint,
	"client_key" uuid,
	"batch" uuid,
	"expired_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"warned" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "voucher_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "voucher_balance" CHECK (initial > 0 and balance between 0 and initial),
	CONSTRAINT "voucher_over" CHECK ((expired_at is null and canceled_at is null) or balance = 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" bigint NOT NULL,
	"client_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" bigint NOT NULL,
	"what" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"client_key" uuid,
	"amount" bigint NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"intent_id" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"last_failure_id" text,
	"failure_code" text,
	"version" integer DEFAULT 0 NOT NULL,
	"voucher_id" bigint,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_purchase_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "voucher_purchase_hash_unique" UNIQUE("hash"),
	CONSTRAINT "voucher_purchase_client_key_unique" UNIQUE("client_key"),
	CONSTRAINT "voucher_purchase_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "voucher_purchase_amount" CHECK (amount > 0 and refunded between 0 and amount),
	CONSTRAINT "voucher_purchase_paid" CHECK ((paid_at is null) = (voucher_id is null))
);
--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_refunded";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_refunded_whole";--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_of_one";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_of_one";--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "to_parents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "reduced" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "vouched" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "vouched_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "purchase_id" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "purchase_id" bigint;--> statement-breakpoint
ALTER TABLE "postal_address" ADD CONSTRAINT "postal_address_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_claim" ADD CONSTRAINT "offer_claim_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_claim" ADD CONSTRAINT "offer_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_claim" ADD CONSTRAINT "offer_claim_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reduction" ADD CONSTRAINT "order_reduction_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reduction" ADD CONSTRAINT "order_reduction_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reduction" ADD CONSTRAINT "order_reduction_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reduction" ADD CONSTRAINT "order_reduction_claim_id_offer_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."offer_claim"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_pot_id_pot_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."pot"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_intent" ADD CONSTRAINT "voucher_intent_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_move" ADD CONSTRAINT "voucher_move_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_move" ADD CONSTRAINT "voucher_move_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_purchase" ADD CONSTRAINT "voucher_purchase_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postal_address_person" ON "postal_address" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "postal_address_for_gifts" ON "postal_address" USING btree ("person_id") WHERE for_gifts;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_code" ON "offer" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_door" ON "offer" USING btree ("door_year","door_day");--> statement-breakpoint
CREATE INDEX "offer_dates" ON "offer" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "offer_claim_offer" ON "offer_claim" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_claim_person" ON "offer_claim" USING btree ("person_id","offer_id");--> statement-breakpoint
CREATE INDEX "order_reduction_order" ON "order_reduction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_reduction_voucher" ON "order_reduction" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "order_reduction_offer" ON "order_reduction" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reduction_one_voucher" ON "order_reduction" USING btree ("order_id","voucher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reduction_one_coupon" ON "order_reduction" USING btree ("order_id") WHERE kind = 'coupon';--> statement-breakpoint
CREATE INDEX "voucher_person" ON "voucher" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "voucher_end" ON "voucher" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "voucher_batch" ON "voucher" USING btree ("batch");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_client_key" ON "voucher" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "voucher_intent_purchase" ON "voucher_intent" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "voucher_move_voucher" ON "voucher_move" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_purchase_due" ON "voucher_purchase" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "voucher_purchase_voucher" ON "voucher_purchase" USING btree ("voucher_id");--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_purchase" ON "dispute" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refund_purchase" ON "refund" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_reductions" CHECK (reduced >= 0 and vouched >= 0 and reduced + vouched <= total and vouched_back between 0 and vouched);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refunded" CHECK (refunded between 0 and case when paid_at is null then 0 else total - reduced - vouched end);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refunded_whole" CHECK (status <> 'refunded' or (refunded = total - reduced - vouched and vouched_back = vouched));--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_of_one" CHECK (num_nonnulls(contribution_id, order_id, purchase_id) = 1);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_one" CHECK (num_nonnulls(contribution_id, order_id, purchase_id) = 1);