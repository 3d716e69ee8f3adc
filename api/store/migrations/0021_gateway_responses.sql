CREATE TABLE `gateway_items` (
	`key_id` text NOT NULL,
	`item_id` text NOT NULL,
	`response` integer NOT NULL,
	PRIMARY KEY(`key_id`, `item_id`),
	FOREIGN KEY (`response`) REFERENCES `gateway_responses`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gateway_items_by_response` ON `gateway_items` (`response`);--> statement-breakpoint
CREATE TABLE `gateway_responses` (
	`number` integer PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`id` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`chars` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_responses_by_id` ON `gateway_responses` (`key_id`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_responses_by_expiry` ON `gateway_responses` (`expires_at_ms`);